import { useTextContext } from '../i18n/text-provider';

/** A day in long words, the same one for everybody wherever they are. */
export function useUtcDay(): (at: number) => string {
  const { formatter } = useTextContext();
  return (at) => formatter.time(at, { dateStyle: 'long', timeZone: 'UTC' });
}
