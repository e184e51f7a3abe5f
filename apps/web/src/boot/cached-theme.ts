import { parseJson } from './read-session';

/** The stylesheet of the chosen theme, cached for the next start. */
export interface CachedTheme {
  /** Names what was chosen, and the build that compiled it. */
  readonly id: string;
  /** It is made from a file of the server, which may have changed since. */
  readonly fromServer: boolean;
  readonly css: string;
  readonly scheme: 'dark' | 'light';
}

/** Reads the cached theme; null leaves the page with its stock colours. */
export function readCachedTheme(stored: string | null): CachedTheme | null {
  const value = parseJson(stored);
  if (typeof value !== 'object' || value === null) return null;
  if (!('id' in value) || typeof value.id !== 'string') return null;
  if (!('css' in value) || typeof value.css !== 'string') return null;
  if (!('scheme' in value) || (value.scheme !== 'dark' && value.scheme !== 'light')) return null;
  const fromServer = 'fromServer' in value && value.fromServer === true;
  return { id: value.id, fromServer, css: value.css, scheme: value.scheme };
}
