import { useMemo } from 'react';
import { useTextContext } from './text-provider';

/**
 * Joins names or things as the interface's language does: `long` with “and” before the last one, `narrow` as briefly as
 * the language can ("a, b, c").
 */
export function useList(style: 'long' | 'narrow' = 'narrow'): (entries: readonly string[]) => string {
  const { locale } = useTextContext().catalog;
  return useMemo(() => {
    const format = new Intl.ListFormat(locale, { type: 'conjunction', style });
    return (entries) => format.format(entries);
  }, [locale, style]);
}
