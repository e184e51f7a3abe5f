import { useTextContext } from './text-provider';

/** Texts whose ids are made from lists; null where there is no such message, without a word in the log. */
export function useKnownText(): (id: string) => string | null {
  const { catalog, formatter } = useTextContext();
  return (id) => (catalog.has(id) ? formatter.message<string>(id).join('') : null);
}
