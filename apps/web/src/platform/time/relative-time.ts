const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

interface Step {
  /** From this age in milliseconds on. */
  readonly from: number;
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
  readonly size: number;
  /** The text moves on by this much: more than the unit for seconds, which would be restless one by one. */
  readonly pace: number;
}

/** Newest last; a month is 30 days and a year 365.25. */
const steps: readonly Step[] = [
  { from: 365.25 * day, unit: 'year', size: 365.25 * day, pace: 365.25 * day },
  { from: 30 * day, unit: 'month', size: 30 * day, pace: 30 * day },
  { from: 7 * day, unit: 'week', size: 7 * day, pace: 7 * day },
  { from: day, unit: 'day', size: day, pace: day },
  { from: hour, unit: 'hour', size: hour, pace: hour },
  { from: minute, unit: 'minute', size: minute, pace: minute },
  { from: 10 * second, unit: 'second', size: second, pace: 10 * second },
  { from: second, unit: 'second', size: second, pace: second },
];

/** So far in the future is now as well: the clocks of a server and of a device differ a little. */
const slack = 10 * second;

export type RelativeTime =
  | { readonly state: 'now'; readonly changesAt: number }
  | {
      readonly state: 'past' | 'future';
      readonly amount: number;
      readonly unit: Step['unit'];
      readonly changesAt: number;
    };

/**
 * How far `at` is from `now` (milliseconds since 1970) in its largest whole unit, and the moment from which
 * another text is due.
 */
export function relativeTime(at: number, now: number): RelativeTime {
  const age = Math.abs(now - at);
  const step = steps.find(({ from }) => age >= from);
  if (!step || (at > now && age < slack)) return { state: 'now', changesAt: at + second };
  const beats = Math.floor(age / step.pace);
  const amount = Math.floor((beats * step.pace) / step.size);
  if (at > now) {
    return { state: 'future', amount, unit: step.unit, changesAt: at - beats * step.pace + 1 };
  }
  const next = Math.min((beats + 1) * step.pace, nextStepAfter(age));
  return { state: 'past', amount, unit: step.unit, changesAt: at + next };
}

function nextStepAfter(age: number): number {
  return steps.findLast(({ from }) => from > age)?.from ?? Number.POSITIVE_INFINITY;
}
