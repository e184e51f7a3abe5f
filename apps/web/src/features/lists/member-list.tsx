import type { Roster } from '@linnet/domain/lists';
import { useCell } from '../../platform/client/use-cell';
import { useText } from '../../platform/i18n/use-text';
import { LinkButton } from '../../ui/button/link-button';
import { EmptyState } from '../../ui/state/empty-state';
import styles from './lists.module.css';
import { MemberRow } from './member-row';

interface MemberListProps {
  readonly roster: Roster;
  /** Where others are searched. */
  readonly addAt: string;
}

/** Those in the list, and those who were just taken out of it. */
export function MemberList({ roster, addAt }: MemberListProps) {
  const text = useText();
  const entries = useCell(roster.entries);
  if (entries.length === 0) {
    return (
      <EmptyState title={text('lists.nobody')} text={text('lists.nobody_text')}>
        <LinkButton to={addAt}>{text('lists.add')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {entries.map(({ account, isIn }) => (
        <MemberRow key={account.id} account={account} isIn={isIn} wasIn onChange={roster.set} />
      ))}
    </ul>
  );
}
