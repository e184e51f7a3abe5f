import { useUtcDay } from '../../platform/time/use-utc-day';

/** A date (`YYYY-MM-DD`) in the viewer's language; empty for null. */
export function useBirthdayWords(day: string | null): string {
  const words = useUtcDay();
  return day === null ? '' : words(Date.parse(`${day}T00:00Z`));
}
