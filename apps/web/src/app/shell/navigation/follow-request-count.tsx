import { followRequestsOf } from '@linnet/domain/people';
import { useEffect } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useCell } from '../../../platform/client/use-cell';
import { useSession } from '../../../platform/client/use-session';
import { useNumberFormat } from '../../../platform/i18n/use-number-format';
import { useText } from '../../../platform/i18n/use-text';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';

interface FollowRequestCountProps {
  readonly className: string | undefined;
}

/** How many ask to follow: kept up to date while it stands there. */
export function FollowRequestCount({ className }: FollowRequestCountProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const session = useSession();
  const requests = followRequestsOf(useClient());
  const { people } = useCell(requests.state);
  const { follow } = requests;
  useEffect(() => follow(), [follow]);

  // What the sign-in told stands until they were asked for.
  const told = session.state === 'visitor' ? 0 : (session.own?.followRequestsCount ?? 0);
  const count = people?.length ?? told;
  if (count === 0) return null;
  return (
    <>
      <span className={className} aria-hidden>
        {numbers.full(count)}
      </span>
      <VisuallyHidden>{text('follow_requests.waiting', { count })}</VisuallyHidden>
    </>
  );
}
