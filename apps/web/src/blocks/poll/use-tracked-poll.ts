import type { Poll } from '@linnet/api';
import { isOver, pollsOf } from '@linnet/domain/polls';
import { type RefObject, useEffect, useState } from 'react';
import { useOnScreen } from '../../platform/browser/use-page-visible';
import { useClient } from '../../platform/client/client-provider';
import { pageClock } from '../../platform/time/clock';

/** Whether a poll has ended; changes at the exact moment, without a message from the server. */
export function useIsOver(poll: Poll | undefined): boolean {
  const [now, setNow] = useState(() => Date.now());
  const end =
    poll === undefined || poll.expired || poll.expiresAt === null ? null : Date.parse(poll.expiresAt);
  useEffect(() => {
    if (end === null || end <= Date.now()) return undefined;
    return pageClock.wakeAt(end, () => setNow(Date.now()));
  }, [end, now]);
  return poll !== undefined && isOver(poll, now);
}

/** Keeps a poll up to date while it is visible and not over. */
export function useTrackedPoll(container: RefObject<Element | null>, poll: Poll | undefined): void {
  const client = useClient();
  const isVisible = useOnScreen(container);
  const id = poll === undefined || poll.expired ? null : poll.id;
  useEffect(
    () => (isVisible && id !== null ? pollsOf(client).track(id) : undefined),
    [client, isVisible, id],
  );
}
