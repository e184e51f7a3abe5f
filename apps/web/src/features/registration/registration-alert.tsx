import type { FailureReason } from '@linnet/api';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Note } from '../../ui/note/note';
import styles from './registration.module.css';

interface RegistrationAlertProps {
  readonly complaints: readonly string[];
  readonly reason: FailureReason;
  readonly onDismiss: () => void;
}

/** What the server found wrong, each thing by itself. */
export function RegistrationAlert({ complaints, reason, onDismiss }: RegistrationAlertProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const failure = useFailureWords(reason);
  // The form was switched off while it was sent: whoever uses the keyboard is nowhere by then.
  useEffect(() => place.current?.focus(), [reason]);
  return (
    <div className={styles.alert} ref={place} tabIndex={-1}>
      <Note tone="error">
        <ul className={styles.complaints}>
          {(complaints.length > 0 ? complaints : [failure]).map((complaint) => (
            <li key={complaint} dir="auto">
              {complaint}
            </li>
          ))}
        </ul>
      </Note>
      <IconButton
        small
        className={styles.dismiss}
        icon={X}
        name={text('general.dismiss')}
        onClick={onDismiss}
      />
    </div>
  );
}
