import type { FailureReason } from '@linnet/api';
import X from 'lucide-react/icons/x';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Note } from '../../ui/note/note';
import styles from './announcements.module.css';

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
    <Note tone="error">
      <div className={styles.alert}>
        <span dir="auto">{text(failed, { why })}</span>
        <IconButton small icon={X} name={text('general.dismiss')} onClick={onDismiss} />
      </div>
    </Note>
  );
}
