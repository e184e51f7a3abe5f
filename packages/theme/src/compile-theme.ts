import { BLACK, type Colour, type Hex, WHITE, contrast, blackOrWhite, mix, toHex } from './colour';
import { colourNames } from './colour-names';
import { scrimAndShadows } from './depth-of';
import { genericFamilies } from './values/font-value';
import { HIGH_CONTRAST, MIN_TEXT_CONTRAST } from './pairs';
import { type Palette, type Scheme, paletteColours, requireColour, schemeOf } from './palette';
import { finishes, inks, surfaces } from './recipes';
import { type ChosenColours, Swatches, addSurface, adjustInk, stepUntil, textOnly } from './swatches';

/**
 * Colours over pictures, which no theme changes: what is beneath is unknown, so they are near-black and white. Each
 * shade is dense enough for `pictureText` to be readable over a white picture.
 */
export const fixedColours = {
  pictureText: '#ffffff',
  pictureShade: '#0b0a0f99',
  pictureBtn: '#0b0a0fbf',
  pictureBtnHover: '#0b0a0f',
  pictureChip: '#0b0a0fcc',
  pictureTrack: '#ffffff55',
  viewerBackground: '#09080c',
  viewerCaption: '#14131a',
  viewerCaptionText: '#ffffffd9',
  viewerHover: '#ffffff26',
} as const satisfies Readonly<Record<string, Hex>>;

export interface CompiledTheme {
  readonly scheme: Scheme;
  /**
   * Values by name, without the dashes. Colours are hex; `shadow` is three channels, for `rgb(var(--shadow) /
   * var(--shadowAlpha))`, and `shadowAlpha` a number from 0 to 1; `shadowPopup` and `shadowFab` are values of
   * `box-shadow`.
   */
  readonly variables: Readonly<Record<string, string>>;
}

/** `text` if it is readable on the surface, otherwise moved away from the surface's colour until it is. */
function readableOn(surface: Colour, text: Colour, minimum: number): Colour {
  return stepUntil({
    from: text,
    towards: blackOrWhite(surface),
    passes: (colour) => contrast(colour, surface) >= minimum,
  });
}

const contrastFactorOf = ({ contrast }: Palette): number => (contrast === 'high' ? HIGH_CONTRAST : 1);

/** The text of a palette as it is shown on its panels. */
export function readableTextOf(palette: Palette): Colour {
  const [bg, text] = [requireColour(palette.bg).colour, requireColour(palette.text).colour];
  return readableOn(bg, text, MIN_TEXT_CONTRAST * contrastFactorOf(palette));
}

function mixSwatches(palette: Palette, chosenColours: ChosenColours): Swatches {
  const factor = contrastFactorOf(palette);
  const minimum = MIN_TEXT_CONTRAST * factor;
  const swatches = new Swatches(
    paletteColours.map((name) => [name, requireColour(palette[name]).colour] as const),
    { chosen: chosenColours, factor },
  );
  swatches.set('text', readableTextOf(palette));
  swatches.set('wallpaperText', readableOn(swatches.get('wallpaper'), swatches.get('text'), minimum));
  for (const surface of surfaces) addSurface(swatches, surface, textOnly);
  for (const ink of inks) adjustInk(swatches, ink);
  const chosen = palette.accentText === undefined ? undefined : requireColour(palette.accentText).colour;
  swatches.set('accentText', chooseAccentText(swatches.get('accent'), chosen, minimum));
  swatches.set('border', hairline(swatches, palette));
  for (const finish of finishes) addSurface(swatches, finish, () => true);
  const selected = swatches.get('selectionBackground');
  swatches.set('selectionText', readableOn(selected, swatches.get('selectionText'), minimum));
  return swatches;
}

function hairline(swatches: Swatches, { border }: Palette): Colour {
  const bg = swatches.get('bg');
  if (border === undefined) return mix(swatches.get('text'), 12, bg);
  const { colour, alpha } = requireColour(border);
  return mix(colour, 100 * alpha, bg);
}

/**
 * Derives all colours from a palette, except those that a theme sets itself. Every pair of `pairs` has enough contrast
 * in the result, whatever the palette and the chosen colours: those that have not are corrected like the others.
 * Throws a RangeError for colours that `readPalette` rejects.
 */
export function compileTheme(palette: Palette, chosen: ChosenColours = new Map()): CompiledTheme {
  const swatches = mixSwatches(palette, chosen);
  const scheme = schemeOf(swatches.get('bg'));
  const colours = Object.fromEntries(colourNames.map((name) => [name, toHex(swatches.get(name))]));
  return {
    scheme,
    variables: { ...colours, ...fixedColours, ...scrimAndShadows(palette, scheme, swatches) },
  };
}

/**
 * The text colour on accent: the palette's own if it is readable there, else white or a black with a little accent in
 * it, whichever contrasts more, else plain black.
 */
function chooseAccentText(accent: Colour, chosen: Colour | undefined, minimum: number): Colour {
  const readable = (colour: Colour) => contrast(colour, accent) >= minimum;
  if (chosen !== undefined && readable(chosen)) return chosen;
  const tinted = mix(accent, 10, BLACK);
  const better = contrast(tinted, accent) > contrast(WHITE, accent) ? tinted : WHITE;
  return readable(better) ? better : blackOrWhite(accent);
}

const NAME = /^[a-z][a-z0-9]*$/i;
const HEX = '#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})';
const LENGTH = '\\d{1,4}(?:\\.\\d{1,3})?(?:px)?';
const SHADOW = `(?:inset )?-?${LENGTH}(?: -?${LENGTH}){2,3} ${HEX}`;
const FAMILY = `(?:"[\\p{L}_][\\p{L}\\p{N}\\p{M} ._+-]{0,99}"|${genericFamilies.join('|')})`;
/** A colour; three channels; a number or length; shadows; font families; no value. A theme has no other values. */
const VALUE = new RegExp(
  `^(?:${HEX}|\\d{1,3} \\d{1,3} \\d{1,3}|${LENGTH}|${SHADOW}(?:, ${SHADOW})*|blur\\(\\d{1,3}px\\)|${FAMILY}(?:, ${FAMILY})*|initial)$`,
  'iu',
);
const SELECTOR = /^[-\w.#:[\]="', ]+$/;

/**
 * The theme as a CSS rule. Throws a RangeError for anything but plain names, values and selectors, so that no theme can
 * inject rules into the page.
 */
export function toCss({ scheme, variables }: CompiledTheme, selector = ':root'): string {
  if (!SELECTOR.test(selector)) throw new RangeError('Not a selector for a theme.');
  const lines = Object.entries(variables).map(([name, value]) => {
    if (!NAME.test(name)) throw new RangeError('Not a name of a theme variable.');
    if (!VALUE.test(value)) throw new RangeError(`Not a value of a theme variable: ${name}`);
    return `--${name}:${value};`;
  });
  return `${selector}{color-scheme:${scheme === 'dark' ? 'dark' : 'light'};${lines.join('')}}`;
}
