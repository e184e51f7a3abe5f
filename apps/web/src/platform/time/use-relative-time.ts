import { useEffect, useState } from 'react';
import { useTextContext } from '../i18n/text-provider';
import { useText } from '../i18n/use-text';
import { pageClock } from './clock';
import { relativeTime } from './relative-time';

/** The age of a moment as a short text ("now", "40s", "6m"), which renders again only when it reads otherwise. */
export function useRelativeTime(at: number): string {
  const { formatter } = useTextContext();
  const text = useText();
  const [now, setNow] = useState(() => Date.now());
  const age = relativeTime(at, now);
  useEffect(() => pageClock.wakeAt(age.changesAt, () => setNow(Date.now())), [age.changesAt]);

  if (age.state === 'now') return text('time.now');
  // A narrow month reads like a minute in some languages.
  const unitDisplay = age.unit === 'month' ? 'short' : 'narrow';
  return formatter.number(age.amount, { style: 'unit', unit: age.unit, unitDisplay });
}
