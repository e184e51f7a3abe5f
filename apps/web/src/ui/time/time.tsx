import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { useRelativeTime } from '../../platform/time/use-relative-time';
import styles from './time.module.css';

/** How long ago, short, with the whole date in its title. `at` in milliseconds since 1970. */
export function Time({ at }: { readonly at: number }) {
  const relative = useRelativeTime(at);
  const { full } = useAbsoluteTime();
  return (
    <time className={styles.time} dateTime={new Date(at).toISOString()} title={full(at)}>
      {relative}
    </time>
  );
}
