import { useEffect, useState } from 'react';
import { useTextContext } from '../../platform/i18n/text-provider';
import { pageClock } from '../../platform/time/clock';
import { relativeTime } from '../../platform/time/relative-time';

/** The distance of a moment (milliseconds since 1970) from now, in words ("5 hours"); null if it is close to now. */
export function useTimeSpan(at: number): string | null {
  const { formatter } = useTextContext();
  const [now, setNow] = useState(() => Date.now());
  const span = relativeTime(at, now);
  useEffect(() => pageClock.wakeAt(span.changesAt, () => setNow(Date.now())), [span.changesAt]);
  if (span.state === 'now') return null;
  return formatter.number(span.amount, { style: 'unit', unit: span.unit, unitDisplay: 'long' });
}
