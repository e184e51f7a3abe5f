import type { FailureReason } from '@linnet/api';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useText } from '../../platform/i18n/use-text';
import { Note } from '../../ui/note/note';

interface AnnouncementAlertProps {
  readonly failed: 'announcements.post_error' | 'announcements.edit_error';
  readonly reason: FailureReason;
  readonly onDismiss: () => void;
}

/** Why an announcement was not taken. What was written stays in the form. */
export function AnnouncementAlert({ failed, reason, onDismiss }: AnnouncementAlertProps) {
  const text = useText();
  const why = useFailureWords(reason);
  return (
    <Note tone="error" onDismiss={onDismiss}>
      <span dir="auto">{text(failed, { why })}</span>
    </Note>
  );
}
