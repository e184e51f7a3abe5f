import type { StoredForm } from '@linnet/domain/form-drafts';
import { readIss, readTheme2, writeIss } from '@linnet/theme/formats';
import { type Work, withText } from './work-history';

/** The work as it is stored on the device. */
export function draftOf({ style, paletteAt, typed }: Work): object {
  const theme2 = style.kept?.theme2;
  return {
    text: writeIss(style),
    paletteAt,
    ...(typed !== null && { typed }),
    ...(theme2 !== undefined && { theme2 }),
  };
}

/** Reads what was stored; undefined for what is no style. */
export function readDraft(record: StoredForm | null): Work | undefined {
  const { text, paletteAt, typed, theme2 } = record ?? {};
  const reading = readIss(text);
  if (reading.state === 'invalid') return undefined;
  const isTheme = typeof theme2 === 'string' && isTheme2(theme2);
  const style = isTheme ? { ...reading.style, kept: { ...reading.style.kept, theme2 } } : reading.style;
  const at = typeof paletteAt === 'number' && style.palettes[paletteAt] !== undefined ? paletteAt : 0;
  const work: Work = { style, paletteAt: at, typed: null };
  return typeof typed === 'string' ? withText(work, typed) : work;
}

function isTheme2(text: string): boolean {
  try {
    return readTheme2(JSON.parse(text)).state === 'read';
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
