import type { StatusId } from '@linnet/api';
import { useWantedStatus } from '../../platform/client/use-wanted-status';
import { CompactSkeleton } from './compact-skeleton';
import { CompactStatus } from './compact-status';
import { OriginLink } from './origin-link';
import { UnavailableStatus } from './unavailable-status';

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
