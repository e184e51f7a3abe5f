const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

interface Step {
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
  /** From this age in milliseconds on; the text moves on by as much. */
  readonly pace: number;
  /** One of the unit, where that is less: seconds one by one would be restless. */
  readonly size?: number;
}

/** Newest last; a month is 30 days and a year 365.25. */
const steps: readonly Step[] = [
  { unit: 'year', pace: 365.25 * day },
  { unit: 'month', pace: 30 * day },
  { unit: 'week', pace: 7 * day },
  { unit: 'day', pace: day },
  { unit: 'hour', pace: hour },
  { unit: 'minute', pace: minute },
  { unit: 'second', pace: 10 * second, size: second },
  { unit: 'second', pace: second },
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
  const step = steps.find(({ pace }) => age >= pace);
  if (!step || (at > now && age < slack)) return { state: 'now', changesAt: at + second };
  const { unit, pace, size = pace } = step;
  const beats = Math.floor(age / pace);
  const amount = Math.floor((beats * pace) / size);
  if (at > now) {
    return { state: 'future', amount, unit, changesAt: at - beats * pace + 1 };
  }
  const next = Math.min((beats + 1) * pace, nextStepAfter(age));
  return { state: 'past', amount, unit, changesAt: at + next };
}

function nextStepAfter(age: number): number {
  return steps.findLast(({ pace }) => pace > age)?.pace ?? Number.POSITIVE_INFINITY;
}
