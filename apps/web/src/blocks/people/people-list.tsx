import type { AccountId } from '@linnet/api';
import { Text } from '../../platform/i18n/text';
import styles from './people.module.css';
import { PersonRow } from './person-row';

/** People shown in a popover; the rest is a number. */
const MOST = 16;

interface PeopleListProps {
  /** Accounts in the graph. */
  ids: readonly AccountId[];
  /** The total number, if that is greater than the number of ids. */
  total?: number;
  /** Called when a link to another page is followed. */
  onLeave?: () => void;
}

/** The first sixteen people of a list, and the number of further ones. */
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
