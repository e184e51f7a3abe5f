import { parseJson } from './read-session';

/**
 * The page of a timeline at which this history entry was left, as the end of a query. Empty unless the page begins at
 * an id: of other lists no start requests the first page.
 *
 * @param stored - Scroll positions of the tab's history entries, as stored.
 * @param state - `history.state`.
 */
export function readKeptPage(stored: string | null, state: unknown): string {
  const { key }: { key?: unknown } = Object(state);
  const places: Partial<Record<string, unknown>> = Object(parseJson(stored));
  const { top, anchor }: { top?: unknown; anchor?: unknown } = Object(places[String(key)]);
  const { page }: { page?: unknown } = Object(anchor);
  const { max_id: start }: { max_id?: unknown } = Object(page);
  return typeof top === 'number' && top > 0 && typeof start === 'string'
    ? `&max_id=${encodeURIComponent(start)}`
    : '';
}
