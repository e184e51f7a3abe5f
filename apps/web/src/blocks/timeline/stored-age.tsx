import { Text } from '../../platform/i18n/text';
import { useRelativeTime } from '../../platform/time/relative-time';
import styles from './stored-age.module.css';

/** Says how old a timeline is that was stored on this device. `at`: milliseconds since 1970. */
export function StoredAge({ at }: { readonly at: number }) {
  return (
    <span className={styles.age}>
      <Text id="timeline.last_update" values={{ age: useRelativeTime(at) }} />
    </span>
  );
}
