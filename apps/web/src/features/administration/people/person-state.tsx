import type { StaffAccount } from '@linnet/api';
import { useText } from '../../../platform/i18n/use-text';
import styles from './people.module.css';

/** The state of an account: deactivated, waiting, not confirmed, staff. Nothing for an ordinary active one. */
export function PersonMarks({ person }: { readonly person: StaffAccount }) {
  const text = useText();
  const { isActive, isApproved, isConfirmed, roles } = person;
  const marks = [
    !isActive && { label: text('moderation.deactivated'), tone: 'red' },
    !isApproved && { label: text('people_desk.waiting'), tone: 'red' },
    !isConfirmed && { label: text('people_desk.unconfirmed'), tone: 'plain' },
    roles.admin && { label: text('people_desk.admin'), tone: 'accent' },
    roles.moderator && { label: text('people_desk.moderator'), tone: 'accent' },
  ].filter((mark) => mark !== false);
  if (marks.length === 0) return null;
  return (
    <span className={styles.marks}>
      {marks.map(({ label, tone }) => (
        <span key={label} className={styles.mark} data-tone={tone}>
          {label}
        </span>
      ))}
    </span>
  );
}

/** Whether the account has any of the marks. */
export const hasMarks = ({ isActive, isApproved, isConfirmed, roles }: StaffAccount): boolean =>
  !isActive || !isApproved || !isConfirmed || roles.admin || roles.moderator;
