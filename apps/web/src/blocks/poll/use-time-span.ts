import { useEffect, useState } from 'react';
import { useTextContext } from '../../platform/i18n/text-provider';
import { pageClock } from '../../platform/time/clock';
import { relativeTime } from '../../platform/time/relative-time';

/** How far a moment (milliseconds since 1970) is from now, in words ("5 hours"); null while it is about now. */
export function useTimeSpan(at: number): string | null {
  const { formatter } = useTextContext();
  const [now, setNow] = useState(() => Date.now());
  const span = relativeTime(at, now);
  useEffect(() => pageClock.wakeAt(span.changesAt, () => setNow(Date.now())), [span.changesAt]);
  if (span.state === 'now') return null;
  return formatter.number(span.amount, { style: 'unit', unit: span.unit, unitDisplay: 'long' });
}
