import type { StatusId } from '@linnet/api';
import { useStatusView } from '../../platform/client/use-status-view';
import { Avatar } from '../account/avatar';
import { LaterQuote } from '../quote/later-quote';
import { LaterCard } from '../card/later-card';
import { LaterStatusMedia } from '../media/later-status-media';
import { LaterReactions } from '../reactions/later-reactions';
import { FocusedFoot } from './focused-foot';
import { FocusedHead } from './focused-head';
import styles from './focused.module.css';
import { LaterActionRow } from './later-action-row';
import { ScrobbleLine } from './later-lines';
import { LaterTombstone } from './later-tombstone';
import { StatusBody } from './status-body';
import { StatusFrame } from './status-frame';
import { StatusLines } from './status-lines';
import { useVerdict } from './use-verdict';

interface FocusedCardProps {
  id: StatusId;
}

/** The status that a conversation is about, emphasised and with more details. */
export function FocusedCard({ id }: FocusedCardProps) {
  const view = useStatusView(id);
  // The viewer opened it, so it is shown despite mutes and filters; only its media may be covered.
  const { coveredBy } = useVerdict(id, view);
  if (view === undefined) return null;
  const { status, author } = view;
  if (status.deleted) return <LaterTombstone />;

  return (
    <StatusFrame view={view} focused>
      <Avatar account={author} />
      <FocusedHead author={author} />
      <div className={styles.full}>
        <StatusLines view={view} />
        <StatusBody view={view} large>
          {status.attachments.length > 0 && <LaterStatusMedia status={status} coveredBy={coveredBy} />}
          <LaterCard status={status} />
        </StatusBody>
        <LaterQuote status={status} />
        <LaterReactions status={status} />
        <FocusedFoot status={status} />
        <ScrobbleLine author={author} />
        <LaterActionRow view={view} />
      </div>
    </StatusFrame>
  );
}
