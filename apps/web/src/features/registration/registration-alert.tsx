import type { FailureReason } from '@linnet/api';
import type { RegistrationComplaint } from '@linnet/domain/registration';
import { useEffect, useRef } from 'react';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { Note } from '../../ui/note/note';
import styles from './registration.module.css';

interface RegistrationAlertProps {
  readonly complaints: readonly RegistrationComplaint[];
  readonly reason: FailureReason;
  readonly onDismiss: () => void;
}

/** The errors that the server found, one line each. */
export function RegistrationAlert({ complaints, reason, onDismiss }: RegistrationAlertProps) {
  const place = useRef<HTMLDivElement>(null);
  const failure = useFailureWords(reason);
  // The form was disabled while it was sent, so the keyboard focus is lost by then.
  useEffect(() => place.current?.focus(), [reason]);
  return (
    <div ref={place} tabIndex={-1}>
      <Note tone="error" onDismiss={onDismiss}>
        <ul className={styles.complaints}>
          {(complaints.length > 0 ? complaints.map(({ words }) => words) : [failure]).map((complaint) => (
            <li key={complaint} dir="auto">
              {complaint}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
