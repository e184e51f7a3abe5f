import {
  type Hex,
  MAGENTA,
  contrast,
  createColourEvaluator,
  parseDirective,
  parseHex,
  toHex,
} from '@linnet/theme';
import type { CompiledStyle } from '@linnet/theme/compile';
import type { ShownStyle } from '../themes/style-in-use';
import { coloursOf } from './style-work';

interface PaletteColour {
  readonly name: string;
  /** A palette is not valid without it. */
  readonly required?: true;
  /** The minimum contrast with the background of panels. */
  readonly contrast?: number;
}

/** The colours of a palette, in the order in which they are edited. */
export const paletteColours = [
  { name: 'bg', required: true },
  { name: 'text', required: true, contrast: 4.5 },
  { name: 'link', required: true, contrast: 4.5 },
  { name: 'fg', required: true },
  { name: 'accent', contrast: 4.5 },
  { name: 'wallpaper' },
  { name: 'cRed', contrast: 4.5 },
  { name: 'cGreen', contrast: 4.5 },
  { name: 'cBlue', contrast: 4.5 },
  { name: 'cOrange', contrast: 3 },
  { name: 'border' },
  { name: 'accentText' },
] as const satisfies readonly PaletteColour[];

export type PaletteColourName = (typeof paletteColours)[number]['name'];

/** A colour of the palette, as it was chosen and as the page shows it. */
export interface ColourOfPalette {
  readonly isSet: boolean;
  readonly chosen: Hex;
  /** The colour that the page uses, which is adjusted where the chosen one could not be read. */
  readonly shown: Hex;
  /** The contrast of both with the background of panels. */
  readonly contrasts: { readonly chosen: number; readonly shown: number };
}

/** The colour that a palette or, without one, `Root` sets; null for none. */
function chosenColour(work: ShownStyle, name: string): Hex | null {
  const own = parseHex(coloursOf(work)[name] ?? '');
  if (own !== null) return toHex(own.colour);
  const root = (key: string) => {
    const rule = work.style.rules.findLast(
      ({ selector, directives }) =>
        selector.component === 'Root' &&
        selector.parent === undefined &&
        directives[`--${key}`] !== undefined,
    );
    const value = parseDirective(`--${key}`, rule?.directives[`--${key}`] ?? '');
    return value?.type === 'variable' && value.value.type === 'colour' ? value.value.colour : undefined;
  };
  const value = root(name);
  if (value === undefined) return null;
  const { colour } = createColourEvaluator({ variable: root, parent: MAGENTA })(value);
  return toHex(colour);
}

export function colourOfPalette(
  work: ShownStyle,
  { root }: CompiledStyle,
  name: PaletteColourName,
): ColourOfPalette {
  const shown = (root.variables[name] ?? '#000000') as Hex;
  const own = chosenColour(work, name);
  const chosen = own ?? shown;
  const bg = parseHex(root.variables['bg'] ?? '')?.colour ?? MAGENTA;
  const contrastOf = (hex: Hex) => contrast(parseHex(hex)?.colour ?? MAGENTA, bg);
  return {
    isSet: own !== null,
    chosen,
    shown,
    contrasts: { chosen: contrastOf(chosen), shown: contrastOf(shown) },
  };
}
