import { parseJson } from './read-session';

/** Reads the answers that the server put into the page; a page without them, or with others, has none. */
export function readEmbedded(text: string | null): Record<string, string> {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
