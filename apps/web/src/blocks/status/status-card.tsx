import type { StatusId } from '@linnet/api';
import type { StatusView } from '@linnet/domain';
import { memo } from 'react';
import { useStatusView } from '../../platform/client/use-status-view';
import { join } from '../../ui/styles/join';
import { Avatar } from '../account/avatar';
import { ActionRow } from './action-row';
import { AttachmentGrid } from './attachment-grid';
import { FocusedHead } from './focused-head';
import { FocusedFoot } from './focused-foot';
import { RepeatBanner } from './repeat-banner';
import { ReplyLine } from './reply-line';
import { ReplyPlace } from './reply-place';
import { StatusBody } from './status-body';
import { StatusHead } from './status-head';
import styles from './status-card.module.css';
import { Tombstone } from './tombstone';
import { useStatusKeys } from './use-status-keys';
import { useStatusLabel } from './use-status-label';

interface StatusCardProps {
  /** Id of the row in its list: the wrapper's for a repeat. */
  id: StatusId;
  /** The status that a conversation is about stands out and says more. */
  focused?: boolean;
}

/** One status. Reads its own rows: it renders again when something about this status changes, and only then. */
export const StatusCard = memo(function StatusCard({ id, focused = false }: StatusCardProps) {
  const view = useStatusView(id);
  if (view === undefined) return null;
  if (view.status.deleted) return <Tombstone />;
  return <LivingCard view={view} focused={focused} />;
});

function LivingCard({ view, focused }: { view: StatusView; focused: boolean }) {
  const label = useStatusLabel(view);
  const handleKeyDown = useStatusKeys(view);
  const { status, author } = view;

  return (
    <article
      className={join(styles.card, focused && styles.focused)}
      aria-label={label}
      aria-current={focused ? 'true' : undefined}
      data-status={view.id}
      tabIndex={0}
      onKeyDown={handleKeyDown}
    >
      {view.repeater !== null && <RepeatBanner repeater={view.repeater} />}
      <Avatar account={author} />
      {focused && <FocusedHead author={author} />}
      <div className={focused ? styles.full : styles.column}>
        {!focused && <StatusHead status={status} author={author} />}
        <ReplyLine status={status} />
        <StatusBody view={view} large={focused} />
        {status.attachments.length > 0 && <AttachmentGrid status={status} />}
        {focused && <FocusedFoot status={status} />}
        <ActionRow view={view} />
      </div>
      <ReplyPlace at={view.id} />
    </article>
  );
}
