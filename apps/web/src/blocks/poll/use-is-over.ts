import type { Poll } from '@linnet/api';
import { isOver } from '@linnet/domain/polls';
import { useEffect, useState } from 'react';
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
