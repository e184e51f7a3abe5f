import type { Style } from '../model/style';

/** Where a theme of a list is: in a file, or in the list itself. */
export type ThemeEntry =
  | { readonly kind: 'file'; readonly address: string }
  | { readonly kind: 'inline'; readonly theme: unknown };

/** A list of themes, palettes or styles by their ids, as the client of the server's interface reads it. */
export type ThemeIndex = Readonly<Record<string, ThemeEntry>>;

const MAX_ID_LENGTH = 100;
const MAX_ADDRESS_LENGTH = 2000;
/** A base for relative addresses, to find their scheme; nothing is fetched from there. */
const ANYWHERE = 'https://instance.invalid/';

function isWebAddress(text: string): boolean {
  if (text.length > MAX_ADDRESS_LENGTH || !URL.canParse(text, ANYWHERE)) return false;
  const { protocol, username, password } = new URL(text, ANYWHERE);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/**
 * The themes of an instance: those of a list (`styles.json`, `palettes/index.json`, `styles/index.json`) and of its
 * `.custom` sibling, of which an id of the first wins. Addresses that are not of the web are left out.
 */
export function mergeThemeIndexes(
  builtIn: ThemeIndex,
  custom: ThemeIndex = {},
): ReadonlyMap<string, ThemeEntry> {
  const merged = new Map<string, ThemeEntry>();
  for (const [id, entry] of [...Object.entries(builtIn), ...Object.entries(custom)]) {
    const isWanted = id !== '' && id.length <= MAX_ID_LENGTH && !merged.has(id);
    if (isWanted && (entry.kind === 'inline' || isWebAddress(entry.address))) merged.set(id, entry);
  }
  return merged;
}

/** The ids under which a style's own palettes are chosen. */
export function ownPaletteIds({ palettes }: Style): readonly string[] {
  return palettes.map(({ name }) => `style.${name.toLowerCase().replace(/ /g, '_')}`);
}
