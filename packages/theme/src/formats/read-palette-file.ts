import { type Hex, parseHex, toHex } from '../colour';
import type { StylePalette, ThemeReading } from '../model/style';
import { type Fields, fieldOf, isFields, ProblemList, plainLine } from './reading';

/** The colours of a palette in the order in which files have them, each with other names of the same. */
export const paletteFields = {
  bg: ['background'],
  fg: ['foreground'],
  text: [],
  link: ['accent'],
  accent: ['link'],
  cRed: [],
  cBlue: [],
  cGreen: [],
  cOrange: [],
  wallpaper: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The colours that a palette need not have, and what they then are. */
const defaults: Readonly<Record<string, Hex | null>> = {
  cRed: '#ff0000',
  cGreen: '#00ff00',
  cBlue: '#0000ff',
  cOrange: '#e3ff00',
  wallpaper: null,
};

/** The places of a palette that is a list: the first generation. */
const places = ['name', 'bg', 'fg', 'text', 'link', 'cRed', 'cGreen', 'cBlue', 'cOrange'] as const;

const EXTRA_NAME = /^[a-z]\w{0,39}$/i;
const MAX_EXTRAS = 200;
const taken: ReadonlySet<string> = new Set([
  'name',
  'background',
  'foreground',
  ...Object.keys(paletteFields),
]);

class PaletteFileReader {
  readonly problems = new ProblemList();
  readonly colours = new Map<string, string>();
  readonly #fields: Fields;

  constructor(fields: Fields) {
    this.#fields = fields;
  }

  readColours(): void {
    for (const [name, others] of Object.entries(paletteFields)) {
      const key = [name, ...others].find((one) => this.#isSet(one));
      const fallback = Object.hasOwn(defaults, name) ? defaults[name] : undefined;
      if (key !== undefined) this.#readColour(name, key);
      else if (fallback === undefined) this.problems.add(name, 'missing');
      else if (fallback !== null) this.colours.set(name, fallback);
    }
  }

  /** Extra colours pass through; what is no colour is noted. */
  readExtras(notes: ProblemList): void {
    for (const name of Object.keys(this.#fields).filter((one) => !taken.has(one))) {
      const colour = this.#parsed(name);
      if (colour === null || !EXTRA_NAME.test(name)) notes.add(name, 'unknownName');
      else if (this.colours.size >= MAX_EXTRAS) return;
      else this.colours.set(name, colour);
    }
  }

  #isSet(name: string): boolean {
    const value = fieldOf(this.#fields, name);
    return value !== undefined && value !== null && value !== '';
  }

  #parsed(name: string): string | null {
    const value = fieldOf(this.#fields, name);
    const read = typeof value === 'string' ? parseHex(value.trim()) : null;
    return read && toHex(read.colour, read.alpha);
  }

  #readColour(name: string, key: string): void {
    const colour = this.#parsed(key);
    if (colour === null) this.problems.add(key, 'notAColour');
    else this.colours.set(name, colour);
  }
}

/** Whether this can only be meant as a palette: a list, or colours without those of the second generation. */
export function looksLikePalette(input: unknown): boolean {
  if (Array.isArray(input)) return true;
  if (!isFields(input) || fieldOf(input, 'colors') !== undefined) return false;
  return ['bg', 'background'].some((name) => typeof fieldOf(input, name) === 'string');
}

function fieldsOfList(list: readonly unknown[]): Fields {
  return Object.fromEntries(places.map((name, at) => [name, list[at]]));
}

/**
 * Reads a palette: a list (`[name, bg, fg, text, link, cRed, cGreen, cBlue, cOrange]`) or an object. All of its colours
 * that are wrong are reported at once. The style has the palette and no rules.
 */
export function readPaletteFile(input: unknown, fallbackName = ''): ThemeReading {
  const fields = Array.isArray(input) ? fieldsOfList(input) : input;
  if (!isFields(fields)) return { state: 'invalid', problems: [{ key: '', what: 'notAnObject' }] };
  const reader = new PaletteFileReader(fields);
  reader.readColours();
  if (reader.problems.all.length > 0) return { state: 'invalid', problems: reader.problems.all };
  const notes = new ProblemList();
  reader.readExtras(notes);
  const name = plainLine(fieldOf(fields, 'name')) ?? plainLine(fallbackName) ?? '';
  if (name === '') notes.add('name', 'missing');
  const palette: StylePalette = { name, colours: Object.fromEntries(reader.colours) };
  return { state: 'read', style: { meta: { name }, palettes: [palette], rules: [] }, notes: notes.all };
}
