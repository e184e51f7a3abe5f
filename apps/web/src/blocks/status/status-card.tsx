import type { StatusId } from '@linnet/api';
import { memo } from 'react';
import { useStatusView } from '../../platform/client/use-status-view';
import { Avatar } from '../account/avatar';
import { ActionRow } from './action-row';
import { AttachmentGrid } from './attachment-grid';
import { ReplyLine } from './reply-line';
import { StatusBody } from './status-body';
import styles from './status-card.module.css';
import { StatusFrame } from './status-frame';
import { StatusHead } from './status-head';
import { Tombstone } from './tombstone';

interface StatusCardProps {
  /** Id of the row in its list: the wrapper's for a repeat. */
  id: StatusId;
}

/** One status. Reads its own rows: it renders again when something about this status changes, and only then. */
export const StatusCard = memo(function StatusCard({ id }: StatusCardProps) {
  const view = useStatusView(id);
  if (view === undefined) return null;
  const { status, author } = view;
  if (status.deleted) return <Tombstone />;

  return (
    <StatusFrame view={view}>
      <Avatar account={author} />
      <div className={styles.column}>
        <StatusHead status={status} author={author} />
        <ReplyLine status={status} />
        <StatusBody view={view} />
        {status.attachments.length > 0 && <AttachmentGrid status={status} />}
        <ActionRow view={view} />
      </div>
    </StatusFrame>
  );
});
