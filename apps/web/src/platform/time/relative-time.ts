import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text';
import { pageClock } from './clock';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

interface Step {
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
  /** Minimum age in milliseconds; also the interval at which the text changes. */
  readonly interval: number;
  /** Milliseconds of one unit, if shorter than `interval`: after ten seconds the text changes every ten seconds. */
  readonly unitLength?: number;
}

/** Largest unit first; a month is 30 days and a year 365.25. */
const steps: readonly Step[] = [
  { unit: 'year', interval: 365.25 * day },
  { unit: 'month', interval: 30 * day },
  { unit: 'week', interval: 7 * day },
  { unit: 'day', interval: day },
  { unit: 'hour', interval: hour },
  { unit: 'minute', interval: minute },
  { unit: 'second', interval: 10 * second, unitLength: second },
  { unit: 'second', interval: second },
];

/** Milliseconds in the future that still count as now, as the clocks of server and device differ a little. */
const clockTolerance = 10 * second;

type RelativeTime =
  | { readonly state: 'now'; readonly changesAt: number }
  | {
      readonly state: 'past' | 'future';
      readonly amount: number;
      readonly unit: Step['unit'];
      readonly changesAt: number;
    };

/** The distance of `at` from `now` (milliseconds) in the largest whole unit, and when the text changes next. */
export function relativeTime(at: number, now: number): RelativeTime {
  const age = Math.abs(now - at);
  const step = steps.find(({ interval }) => age >= interval);
  if (!step || (at > now && age < clockTolerance)) return { state: 'now', changesAt: at + second };
  const { unit, interval, unitLength = interval } = step;
  const intervals = Math.floor(age / interval);
  const amount = Math.floor((intervals * interval) / unitLength);
  if (at > now) {
    return { state: 'future', amount, unit, changesAt: at - intervals * interval + 1 };
  }
  const next = Math.min((intervals + 1) * interval, nextStepAfter(age));
  return { state: 'past', amount, unit, changesAt: at + next };
}

function nextStepAfter(age: number): number {
  return steps.findLast(({ interval }) => interval > age)?.interval ?? Number.POSITIVE_INFINITY;
}

/** The distance of a moment from now. Renders again when that changes. */
export function useDistance(at: number): RelativeTime {
  const [now, setNow] = useState(() => Date.now());
  const distance = relativeTime(at, now);
  const { changesAt } = distance;
  useEffect(() => pageClock.wakeAt(changesAt, () => setNow(Date.now())), [changesAt]);
  return distance;
}

/** The age of a moment as a short text ("now", "40s", "6m"). Renders again only when the text changes. */
export function useRelativeTime(at: number): string {
  const text = useText();
  const age = useDistance(at);
  if (age.state === 'now') return text('time.now');
  // Uses our own messages: the browser's formatter of units would be the most expensive step before the first status.
  return text(`time.short_${age.unit}`, { count: age.amount });
}
