import type { FailureReason, StatusId } from '@linnet/api';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useWantedStatus } from '../../platform/client/use-account';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { useFailureWords } from '../failure/use-failure-words';
import { OriginLink } from './compact-parts';
import { CompactSkeleton, CompactStatus } from './compact-status';
import styles from './quoted-status.module.css';

interface UnavailableStatusProps {
  reason: FailureReason;
  onRetry: () => void;
}

/** A status that could not be fetched, and why. One that doesn't exist offers no button to try again. */
export function UnavailableStatus({ reason, onRetry }: UnavailableStatusProps) {
  const text = useText();
  const why = useFailureWords(reason);
  const isMissing = reason.kind === 'http' && [403, 404, 410].includes(reason.status);
  return (
    <div className={styles.unavailable} role="alert">
      <Icon of={CircleAlert} />
      <div className={styles.words}>
        <b>{text('status_popover.unavailable')}</b>
        <span>{isMissing ? text('status_popover.not_there') : why}</span>
      </div>
      {!isMissing && (
        <Button small onClick={onRetry}>
          {text('general.retry')}
        </Button>
      )}
    </div>
  );
}

interface QuotedStatusProps {
  id: StatusId;
  /** The address of the original. */
  url: string | null;
}

/** A quoted status; fetched if it is not in the graph. */
export function QuotedStatus({ id, url }: QuotedStatusProps) {
  const request = useWantedStatus(id);
  if (request.state === 'loading') return <CompactSkeleton />;
  if (request.state === 'ready') return <CompactStatus id={id} />;
  return (
    <>
      <UnavailableStatus reason={request.reason} onRetry={request.retry} />
      {url !== null && <OriginLink url={url} />}
    </>
  );
}
