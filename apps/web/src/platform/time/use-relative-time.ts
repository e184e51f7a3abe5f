import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text';
import { pageClock } from './clock';
import { relativeTime } from './relative-time';

/** The age of a moment as a short text ("now", "40s", "6m"). Renders again only when the text changes. */
export function useRelativeTime(at: number): string {
  const text = useText();
  const [now, setNow] = useState(() => Date.now());
  const age = relativeTime(at, now);
  useEffect(() => pageClock.wakeAt(age.changesAt, () => setNow(Date.now())), [age.changesAt]);

  if (age.state === 'now') return text('time.now');
  // Uses our own messages: the browser's formatter of units would be the most expensive step before the first status.
  return text(`time.short_${age.unit}`, { count: age.amount });
}
