import type { ListedAnnouncement } from '@linnet/domain/announcements';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useClient } from '../../platform/client/client-provider';
import { tellUntaken } from '../../platform/client/tell-untaken';
import { useStep } from '../../platform/client/use-step';
import { useText } from '../../platform/i18n/use-text';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import type { AnnouncementSteps } from './announcement-steps';

interface DeleteAnnouncementProps {
  readonly announcement: ListedAnnouncement;
  readonly steps: AnnouncementSteps;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for confirmation, then deletes an announcement for everybody. */
export function DeleteAnnouncement({ announcement, steps, open, onClose }: DeleteAnnouncementProps) {
  const text = useText();
  const client = useClient();
  const step = () => steps.remove(announcement.id);
  const remove = useStep({
    step,
    onDone: onClose,
    isSeen: open,
    onUnseen: (reason) => tellUntaken(client, { key: 'announcements.not_deleted', values: {}, step, reason }),
  });
  const why = useFailureWords(remove.failure ?? { kind: 'aborted' });

  function handleClose() {
    remove.forget();
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      title={text('announcements.delete_question')}
      text={
        remove.failure === null
          ? text('announcements.delete_text')
          : text('announcements.delete_failed', { why })
      }
      confirmLabel={text('announcements.delete')}
      danger
      pending={remove.isPending}
      onConfirm={() => void remove.take()}
      onCancel={handleClose}
    />
  );
}
