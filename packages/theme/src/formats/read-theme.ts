import type { ThemeReading } from '../model/style';
import { looksLikePalette, readPaletteFile } from './read-palette-file';
import { readIss } from './read-iss';
import { looksLikeTheme2, readTheme2 } from './read-theme2';
import { readRuleset } from './ruleset';
import { isFields, fieldOf } from './reading';

const MAX_LENGTH = 1_000_000;

/** Reads a theme of any generation out of JSON: an entry of a list, or what somebody has stored. */
export function readThemeData(input: unknown, fallbackName = ''): ThemeReading {
  if (Array.isArray(input) && isFields(input[0]) && fieldOf(input[0], 'component') !== undefined) {
    return readRuleset(input);
  }
  if (looksLikePalette(input) && !looksLikeTheme2(input)) return readPaletteFile(input, fallbackName);
  return readTheme2(input, fallbackName);
}

/** Reads a file of any generation: JSON, or else a style. */
export function readThemeText(text: unknown, fallbackName = ''): ThemeReading {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return readIss(text);
  if (!/^\s*[[{"]/.test(text.replace(/^\uFEFF/, ''))) return readIss(text);
  try {
    return readThemeData(JSON.parse(text.replace(/^\uFEFF/, '')) as unknown, fallbackName);
  } catch (error) {
    if (error instanceof SyntaxError) return { state: 'invalid', problems: [{ key: '', what: 'notText' }] };
    throw error;
  }
}
