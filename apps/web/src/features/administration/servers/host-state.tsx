import type { KnownHost } from '@linnet/domain/staff';
import { Day } from '../parts-kit/day';
import { Text } from '../../../platform/i18n/text';
import { useText } from '../../../platform/i18n/use-text';
import styles from './servers.module.css';

/** Whether a server can be reached, what is done with it, and why. Nothing for one that is treated like any other. */
export function HostState({ host: { isUnreachable, since, rules } }: { readonly host: KnownHost }) {
  const text = useText();
  if (!isUnreachable && rules.length === 0) return null;
  return (
    <ul className={styles.states}>
      {isUnreachable && (
        <li className={styles.mark} data-tone="red">
          {since === null ? (
            text('server_desk.unreachable')
          ) : (
            <Text id="server_desk.since" values={{ time: <Day of={since} /> }} />
          )}
        </li>
      )}
      {rules.map(({ rule, reason }) => (
        <li key={rule}>
          <span className={styles.mark}>{text('server_desk.rule', { rule })}</span>
          {reason !== null && (
            <span className={styles.faint} dir="auto">
              {' '}
              {reason}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
