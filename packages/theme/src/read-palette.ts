import { type Hex, parseHex, toHex } from './colour';
import type { Palette } from './palette';

const MAX_NAME_LENGTH = 100;

export interface PaletteProblem {
  /** The field, or '' when the input is no object. */
  readonly path: string;
  readonly what: 'notAnObject' | 'missing' | 'notAName' | 'notAColour' | 'notOpaque' | 'notAShare';
}

export type PaletteReading =
  | { readonly state: 'read'; readonly palette: Palette }
  | { readonly state: 'invalid'; readonly problems: readonly PaletteProblem[] };

type Fields = Readonly<Record<string, unknown>>;

function isFields(input: unknown): input is Fields {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/** Reads the fields one by one and collects their problems. */
class PaletteReader {
  readonly problems: PaletteProblem[] = [];
  readonly #fields: Fields;

  constructor(fields: Fields) {
    this.#fields = fields;
  }

  name(): string {
    const value = this.#fields['name'];
    if (typeof value === 'string' && value.trim() !== '' && value.length <= MAX_NAME_LENGTH)
      return value.trim();
    this.#report('name', value === undefined ? 'missing' : 'notAName');
    return '';
  }

  colour(path: string, alphaAllowed = false): Hex {
    const value = this.#fields[path];
    const read = typeof value === 'string' ? parseHex(value) : null;
    if (read === null) this.#report(path, value === undefined ? 'missing' : 'notAColour');
    else if (read.alpha < 1 && !alphaAllowed) this.#report(path, 'notOpaque');
    else return toHex(read.colour, read.alpha);
    return '#000';
  }

  share(path: string): number {
    const value = this.#fields[path];
    if (typeof value === 'number' && value >= 0 && value <= 1) return Math.round(value * 1000) / 1000;
    this.#report(path, 'notAShare');
    return 0;
  }

  has(path: string): boolean {
    return this.#fields[path] !== undefined;
  }

  #report(path: string, what: PaletteProblem['what']): void {
    this.problems.push({ path, what });
  }
}

/**
 * Reads a palette from untrusted input: a file, an instance, storage. Unknown fields are left out; colours are returned
 * as #rrggbb (with alpha only in `underlay`). All problems are reported at once.
 */
export function readPalette(input: unknown): PaletteReading {
  if (!isFields(input)) return { state: 'invalid', problems: [{ path: '', what: 'notAnObject' }] };
  const reader = new PaletteReader(input);
  const palette: Palette = {
    name: reader.name(),
    wallpaper: reader.colour('wallpaper'),
    bg: reader.colour('bg'),
    fg: reader.colour('fg'),
    text: reader.colour('text'),
    link: reader.colour('link'),
    accent: reader.colour('accent'),
    cRed: reader.colour('cRed'),
    cGreen: reader.colour('cGreen'),
    cBlue: reader.colour('cBlue'),
    cOrange: reader.colour('cOrange'),
    ...(reader.has('accentText') && { accentText: reader.colour('accentText') }),
    ...(reader.has('border') && { border: reader.colour('border') }),
    ...(reader.has('underlay') && { underlay: reader.colour('underlay', true) }),
    ...(reader.has('shadow') && { shadow: reader.colour('shadow') }),
    ...(reader.has('shadowAlpha') && { shadowAlpha: reader.share('shadowAlpha') }),
    ...(input['contrast'] === 'high' && { contrast: 'high' }),
  };
  const { problems } = reader;
  return problems.length === 0 ? { state: 'read', palette } : { state: 'invalid', problems };
}
