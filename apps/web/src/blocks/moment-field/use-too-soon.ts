import { isTooSoon } from '@linnet/domain/drafts';
import { useEffect, useState } from 'react';
import { pageClock } from '../../platform/time/clock';

/** Milliseconds: a post must be scheduled at least this far ahead. */
const LEAST_AHEAD = 5 * 60_000;

/** Whether a moment (ISO 8601) is too soon to schedule a post; becomes true by itself as time passes. */
export function useTooSoon(at: string): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => pageClock.wakeAt(Date.parse(at) - LEAST_AHEAD, () => setNow(Date.now())), [at]);
  return isTooSoon(at, now);
}
