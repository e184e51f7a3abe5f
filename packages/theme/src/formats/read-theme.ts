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
    if (!(error instanceof SyntaxError)) throw error;
    const line = lineOfError(error.message, text);
    const problem = { ...(line !== null && { line }), key: '', what: 'notJson' } as const;
    return { state: 'invalid', problems: [problem] };
  }
}

/** The line that a message of the JSON reader names, in the ways of the browsers; null where it names none. */
function lineOfError(message: string, text: string): number | null {
  const [, line] = /line (\d+)/.exec(message) ?? [];
  if (line !== undefined) return Number(line);
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return text.slice(0, Number(position)).split('\n').length;
  return /end of/i.test(message) ? text.trimEnd().split('\n').length : null;
}
