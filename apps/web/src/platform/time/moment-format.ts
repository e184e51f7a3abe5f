import { useTextContext } from '../i18n/text-provider';

interface Moment {
  /** Milliseconds since 1970. */
  readonly moment: number;
  readonly now: number;
  readonly clock: '12h' | '24h';
  /** The full form: includes what is obvious, such as the current year. */
  readonly long: boolean;
}

/** The short form of a moment: the time if it is on the same day, with the day if in the same year, else with both. */
export function momentFormat({ moment, now, clock, long }: Moment): Intl.DateTimeFormatOptions {
  const [then, today] = [new Date(moment), new Date(now)];
  const isOfToday = !long && then.toDateString() === today.toDateString();
  const isOfThisYear = !long && then.getFullYear() === today.getFullYear();
  return {
    ...(!isOfToday && { month: 'short', day: 'numeric' }),
    ...(!isOfToday && !isOfThisYear && { year: 'numeric' }),
    ...(long && { weekday: 'long' }),
    hour: clock === '12h' ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: clock === '12h' ? 'h12' : 'h23',
  };
}

/** Formats a date in full, in UTC: the same day for everybody. */
export function useUtcDay(): (at: number) => string {
  const { formatter } = useTextContext();
  return (at) => formatter.time(at, { dateStyle: 'long', timeZone: 'UTC' });
}
