import { useTextContext } from './text-provider';

/** Code and direction of the language of the interface. */
export function useLocale(): { code: string; direction: 'ltr' | 'rtl' } {
  const { catalog } = useTextContext();
  return { code: catalog.locale, direction: catalog.direction };
}
