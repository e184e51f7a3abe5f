import type { EarlyStart } from './early-start';
import { log } from './logger';

/**
 * The response that the server embedded under this path, decoded, as an unvalidated JSON value; undefined when there is
 * none or it is damaged (then the request is sent as usual).
 */
export function takeEmbedded(early: EarlyStart | undefined, path: string): unknown {
  const encoded = early?.embedded[path];
  if (encoded === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    log('warn', `The page's embedded answer for ${path} is damaged and is asked for again.`, error);
    return undefined;
  }
}
