import type { StatusId } from '@linnet/api';
import { useStatusView } from '../../platform/client/use-status-view';
import { Avatar } from '../inline-parts/avatar';
import { FocusedFoot } from './focused-foot';
import { FocusedHead } from './focused-head';
import styles from './focused.module.css';
import { lazyCardPart } from './lazy-card-part';
import tombstone from './tombstone.module.css';
import { StatusBody } from './status-body';
import { StatusFrame } from './status-frame';
import { StatusLines } from './status-lines';
import { useVerdict } from '../visibility/use-verdict';
import { StatusQuote, StatusLinkCard, StatusMedia, StatusReactions, StatusActionRow } from './attached-parts';

const ScrobbleLine = lazyCardPart((parts) => parts.ScrobbleLine);
/** Few statuses are deleted while they are shown. */
const Tombstone = lazyCardPart(
  (parts) => parts.Tombstone,
  () => <article className={tombstone.tombstone} />,
);

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
  if (status.deleted) return <Tombstone />;

  return (
    <StatusFrame view={view} focused>
      <Avatar account={author} />
      <FocusedHead author={author} />
      <div className={styles.full}>
        <StatusLines view={view} />
        <StatusBody view={view} large>
          {status.attachments.length > 0 && <StatusMedia status={status} coveredBy={coveredBy} />}
          <StatusLinkCard status={status} />
        </StatusBody>
        <StatusQuote status={status} />
        <StatusReactions status={status} />
        <FocusedFoot status={status} />
        <ScrobbleLine author={author} />
        <StatusActionRow view={view} />
      </div>
    </StatusFrame>
  );
}
