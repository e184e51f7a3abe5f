import type { StatusId } from '@linnet/api';
import { useStatusView } from '../../platform/client/use-status-view';
import { Avatar } from '../account/avatar';
import { ActionRow } from './action-row';
import { AttachmentGrid } from './attachment-grid';
import { FocusedFoot } from './focused-foot';
import { FocusedHead } from './focused-head';
import styles from './focused.module.css';
import { ReplyLine } from './reply-line';
import { StatusBody } from './status-body';
import { StatusFrame } from './status-frame';
import { Tombstone } from './tombstone';

interface FocusedCardProps {
  id: StatusId;
}

/** The status that a conversation is about: it stands out and says more. */
export function FocusedCard({ id }: FocusedCardProps) {
  const view = useStatusView(id);
  if (view === undefined) return null;
  const { status, author } = view;
  if (status.deleted) return <Tombstone />;

  return (
    <StatusFrame view={view} focused>
      <Avatar account={author} />
      <FocusedHead author={author} />
      <div className={styles.full}>
        <ReplyLine status={status} />
        <StatusBody view={view} large />
        {status.attachments.length > 0 && <AttachmentGrid status={status} />}
        <FocusedFoot status={status} />
        <ActionRow view={view} />
      </div>
    </StatusFrame>
  );
}
