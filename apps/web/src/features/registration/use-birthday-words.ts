import { useLocale } from '../../platform/i18n/use-locale';

/** A day of the calendar (`YYYY-MM-DD`) as people write it; nothing for none. */
export function useBirthdayWords(day: string | null): string {
  const { code } = useLocale();
  if (day === null) return '';
  return new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );
}
