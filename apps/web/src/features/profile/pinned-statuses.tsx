import type { AccountId } from '@linnet/api';
import { StatusCard } from '../../blocks/status/status-card';
import { useFeed } from '../../platform/client/use-feed';
import { useText } from '../../platform/i18n/use-text';
import { CardBoundary } from '../../ui/boundary/card-boundary';

interface PinnedStatusesProps {
  readonly accountId: AccountId;
}

/** The pinned posts of an account. */
export function PinnedStatuses({ accountId }: PinnedStatusesProps) {
  const text = useText();
  const { state } = useFeed({ kind: 'user-pinned', accountId });
  const ids = state.segments.flat();
  if (ids.length === 0) return null;
  return (
    <section aria-label={text('profile.pinned')}>
      {ids.map((id) => (
        <CardBoundary key={id} resetKey={id}>
          <StatusCard id={id} />
        </CardBoundary>
      ))}
    </section>
  );
}
