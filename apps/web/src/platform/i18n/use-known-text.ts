import { useTextContext } from './text-provider';

/** Messages whose ids are made from list entries; null for an unknown id, without a warning in the log. */
export function useKnownText(): (id: string) => string | null {
  const { catalog, formatter } = useTextContext();
  return (id) => (catalog.has(id) ? formatter.message<string>(id).join('') : null);
}
