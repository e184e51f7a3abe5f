import type { BlockedHost, BlockedHosts } from '@linnet/domain/people';
import { useStep } from '../../../platform/client/use-step';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Refusal } from '../../failure/refusal';
import styles from './kept-away.module.css';

interface KeptHostProps {
  readonly host: BlockedHost;
  readonly hosts: BlockedHosts;
}

/** A blocked server with a button to unblock it; an unblocked one stays listed and can be blocked again. */
export function KeptHost({ host: { host, isBlocked }, hosts }: KeptHostProps) {
  const text = useText();
  const { isPending, failure, take } = useStep({
    step: () => hosts.set(host, !isBlocked),
    onDone: () => {},
  });
  return (
    <div className={styles.host}>
      <bdi className={styles.name}>{host}</bdi>
      <Button
        small
        pending={isPending}
        aria-label={text(isBlocked ? 'account_actions.unblock_host' : 'account_actions.block_host', { host })}
        onClick={() => void take()}
      >
        {text(isBlocked ? 'people_roll.unblock' : 'people_roll.block')}
      </Button>
      {failure !== null && (
        <div className={styles.refusal}>
          <Refusal reason={failure} />
        </div>
      )}
    </div>
  );
}
