import { formOfAnnouncement, type ListedAnnouncement } from '@linnet/domain/announcements';
import { useText } from '../../platform/i18n/use-text';
import { AnnouncementEditor } from './announcement-editor';
import type { AnnouncementSteps } from './announcement-steps';

interface EditAnnouncementProps {
  readonly announcement: ListedAnnouncement;
  readonly steps: AnnouncementSteps;
  readonly onDone: () => void;
}

/** The form of an existing announcement, beginning with its text. */
export function EditAnnouncement({ announcement, steps, onDone }: EditAnnouncementProps) {
  const text = useText();
  return (
    <AnnouncementEditor
      label={text('announcements.edit_title')}
      submitLabel={text('announcements.save')}
      failed="announcements.edit_error"
      failedUnseen="announcements.not_changed"
      first={formOfAnnouncement(announcement)}
      onSubmit={(draft) => steps.edit(announcement.id, draft)}
      onDone={onDone}
      onCancel={onDone}
    />
  );
}
