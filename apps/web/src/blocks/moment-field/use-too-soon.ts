import { isTooSoon } from '@linnet/domain/drafts';
import { useEffect, useState } from 'react';
import { pageClock } from '../../platform/time/clock';

/** As long as this before its moment a post can still be kept for it. */
const LEAST_AHEAD = 5 * 60_000;

/** Whether a post for this moment (ISO 8601) would not wait for it any more; turns true by itself. */
export function useTooSoon(at: string): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => pageClock.wakeAt(Date.parse(at) - LEAST_AHEAD, () => setNow(Date.now())), [at]);
  return isTooSoon(at, now);
}
