import type { Style } from '../model/style';
import { type Fields, isFields } from './json-fields';

/** Where a theme of a list is: at an address, or in the list itself. */
export type ListedTheme =
  | { readonly id: string; readonly address: string }
  | { readonly id: string; readonly inline: object };

const MAX_ENTRIES = 500;
const MAX_ID_LENGTH = 100;
const MAX_ADDRESS_LENGTH = 2000;
/** Only tells which scheme an address has; nothing is fetched from there. */
const ANYWHERE = 'https://instance.invalid/';

function isWebAddress(text: string): boolean {
  if (text === '' || text.length > MAX_ADDRESS_LENGTH || !URL.canParse(text, ANYWHERE)) return false;
  const { protocol, username, password } = new URL(text, ANYWHERE);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

function entriesOf(list: unknown): readonly ListedTheme[] {
  const fields: Fields = isFields(list) ? list : {};
  return Object.entries(fields)
    .slice(0, MAX_ENTRIES)
    .flatMap(([id, value]): ListedTheme[] => {
      if (id === '' || id.length > MAX_ID_LENGTH) return [];
      if (typeof value === 'string') return isWebAddress(value) ? [{ id, address: value }] : [];
      return typeof value === 'object' && value !== null ? [{ id, inline: value }] : [];
    });
}

/**
 * The themes, palettes or styles of an instance: those of a list (`styles.json`, `palettes/index.json`,
 * `styles/index.json`) and of its `.custom` sibling. A key of the first wins. Entries that are neither an address of the
 * web nor data are left out, and so is a list that could not be read.
 */
export function readThemeIndex(builtIn: unknown, custom?: unknown): readonly ListedTheme[] {
  const first = entriesOf(builtIn);
  const taken = new Set(first.map(({ id }) => id));
  return [...first, ...entriesOf(custom).filter(({ id }) => !taken.has(id))];
}

/** The ids under which a style's own palettes are chosen. */
export function ownPaletteIds({ palettes }: Style): readonly string[] {
  return palettes.map(({ name }) => `style.${name.toLowerCase().replace(/ /g, '_')}`);
}
