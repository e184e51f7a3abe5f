import { useUtcDay } from '../../platform/time/use-utc-day';

/** A day of the calendar (`YYYY-MM-DD`) as people write it; nothing for none. */
export function useBirthdayWords(day: string | null): string {
  const words = useUtcDay();
  return day === null ? '' : words(Date.parse(`${day}T00:00Z`));
}
