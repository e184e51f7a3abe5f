import { useTextContext } from './text-provider';

/** Code and direction of the interface's language. */
export function useLocale(): { code: string; direction: 'ltr' | 'rtl' } {
  const { catalog } = useTextContext();
  return { code: catalog.locale, direction: catalog.direction };
}
