import type { AccountId } from '@linnet/api';
import { Text } from '../../platform/i18n/text';
import styles from './people.module.css';
import { PersonRow } from './person-row';

/** A popover is for a glance; the rest is a number. */
const MOST = 16;

interface PeopleListProps {
  /** Of accounts in the graph. */
  ids: readonly AccountId[];
  /** How many there are, where that is more than the ids. */
  total?: number;
  /** A link was followed that leads away. */
  onLeave?: () => void;
}

/** The first sixteen people of a list, and how many more there are. */
export function PeopleList({ ids, total = ids.length, onLeave }: PeopleListProps) {
  const shown = ids.slice(0, MOST);
  const more = total - shown.length;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((id) => (
          <PersonRow key={id} id={id} onLeave={onLeave} />
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.words}>
          <Text id="people.more" values={{ count: more }} />
        </p>
      )}
    </>
  );
}
