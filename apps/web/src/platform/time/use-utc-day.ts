import { useTextContext } from '../i18n/text-provider';

/** Formats a date in full, in UTC: the same day for everybody. */
export function useUtcDay(): (at: number) => string {
  const { formatter } = useTextContext();
  return (at) => formatter.time(at, { dateStyle: 'long', timeZone: 'UTC' });
}
