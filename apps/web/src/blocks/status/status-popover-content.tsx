import type { StatusId } from '@linnet/api';
import { useWantedStatus } from '../../platform/client/use-wanted-status';
import { Text } from '../../platform/i18n/text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { CompactSkeleton } from '../quote/compact-skeleton';
import { CompactStatus } from '../quote/compact-status';
import { UnavailableStatus } from '../quote/unavailable-status';
import styles from './status-popover.module.css';

interface StatusPopoverContentProps {
  id: StatusId;
  /** Called when a link to another page is followed. */
  onLeave: () => void;
}

/** A status without actions, with a link to its conversation. */
export function StatusPopoverContent({ id, onLeave }: StatusPopoverContentProps) {
  const request = useWantedStatus(id);
  return (
    <div className={styles.content}>
      {request.state === 'loading' && <CompactSkeleton />}
      {request.state === 'failed' && <UnavailableStatus reason={request.reason} onRetry={request.retry} />}
      {request.state === 'ready' && (
        <>
          <CompactStatus id={id} onLeave={onLeave} />
          <Link className={styles.way} to={pathTo('conversation', { id })} onClick={onLeave}>
            <Text id="status_popover.conversation" />
          </Link>
        </>
      )}
    </div>
  );
}
