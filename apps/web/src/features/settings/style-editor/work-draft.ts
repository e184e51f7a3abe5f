import type { Client } from '@linnet/domain';
import { type StoredForm, formDraftsOf } from '@linnet/domain/form-drafts';
import { readIss, readTheme2, writeIss } from '@linnet/theme/formats';
import { parseJson } from '../../../boot/read-session';
import { type Work, withText } from './work-history';

/** Where the work of a visitor is stored: on the device, like the theme that they choose. */
const RECORD = 'linnet-style-work';
const MAX_LENGTH = 200_000;

interface WorkStore {
  /** Unchecked; null where there is none. */
  read(): StoredForm | null;
  write(draft: object | null): void;
}

/** Where unsaved work is stored: with the form drafts of the account, or for visitors on the device. */
export function workStoreOf(client: Client): WorkStore {
  const forms = formDraftsOf(client);
  if (client.records !== null) {
    return { read: () => forms.read('theme'), write: (draft) => forms.write('theme', draft) };
  }
  const { storage } = client.environment;
  return {
    read() {
      const text = storage.read(RECORD);
      const draft = text === null || text.length > MAX_LENGTH ? null : parseJson(text);
      return typeof draft === 'object' && draft !== null ? { ...draft } : null;
    },
    write(draft) {
      if (draft === null) storage.remove(RECORD);
      else storage.write(RECORD, JSON.stringify(draft));
    },
  };
}

/** The work as it is stored on the device. */
export function draftOf({ style, paletteAt, typed }: Work, isDark: boolean): object {
  const theme2 = style.kept?.theme2;
  return {
    text: writeIss(style),
    paletteAt,
    isDark,
    ...(typed !== null && { typed }),
    ...(theme2 !== undefined && { theme2 }),
  };
}

/** Whether stored work was begun for the dark one of two themes; null if there is none. */
export function isDarkDraft(record: StoredForm | null): boolean | null {
  return record === null || readDraft(record) === undefined ? null : record['isDark'] === true;
}

/** Reads stored work; undefined if it is no style. */
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
