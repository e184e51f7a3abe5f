import { type Colour, mix, contrast, toHex } from '../colour';
import type { ColourName } from '../colour-names';
import { readableTextOf } from '../compile-theme';
import { MIN_TEXT_CONTRAST } from '../pairs';
import { type Palette, requireColour } from '../palette';
import type { ChosenColours } from '../swatches';
import type { EvaluatedColour } from '../values/evaluate-colour';
import { type Compilation, colourAt, colourIn, inkAt, inkIn } from './compilation';
import type { Target } from './directives';
import type { ExactColour } from './spots';
import { colourSources, scopes } from './themed-parts';

/** What a part stands in: its colours, and the components around it. */
export interface Surroundings {
  readonly palette: Palette;
  readonly within: readonly Target[];
}

const paletteColour = (palette: Palette, name: string): Colour | undefined =>
  name === 'text' || name === 'link' || name === 'cGreen' || name === 'cBlue'
    ? requireColour(palette[name]).colour
    : undefined;

/** The colours of text and links as rules set them inside of these components. */
export function inksWithin(
  compilation: Compilation,
  bg: Colour,
  { palette, within }: Surroundings,
): Partial<Palette> {
  const inkOf = (component: string, name: 'text' | 'link') => {
    const otherwise = requireColour(palette[name]).colour;
    return inkAt(compilation, { target: { component, within }, under: bg, otherwise });
  };
  const text = inkOf('Text', 'text');
  const link = inkOf('Link', 'link');
  return {
    ...(text !== undefined && { text: toHex(text.colour) }),
    ...(link !== undefined && { link: toHex(link.colour) }),
  };
}

/** The colours of small parts inside of these components: rules that name the components win over those that don't. */
export function exactColours(compilation: Compilation, within: readonly Target[]): ExactColour {
  const { directives } = compilation;
  return (target, directive, under) => {
    const around = [...within, ...(target.within ?? [])];
    const found = new Map([
      ...directives.exactly(target),
      ...directives.exactly({ ...target, within: around }),
    ]);
    return target.component === 'Text'
      ? inkIn(compilation, found, { under })
      : colourIn(compilation, found, { directive, under });
  };
}

/** The colours that rules set inside of these components, on a background. */
export function chosenColours(
  compilation: Compilation,
  bg: Colour,
  { palette, within }: Surroundings,
): ChosenColours {
  const chosen = new Map<ColourName, EvaluatedColour>();
  for (const [name, { target, directive }] of Object.entries(colourSources)) {
    const inside = { ...target, within: [...within, ...(target.within ?? [])] };
    const otherwise = paletteColour(palette, name);
    const colour =
      directive === 'textColor'
        ? inkAt(compilation, { target: inside, under: bg, ...(otherwise && { otherwise }) })
        : colourAt(compilation, { target: inside, directive }, bg);
    if (colour !== undefined) chosen.set(name as ColourName, colour);
  }
  return chosen;
}

const scopedComponents: ReadonlySet<string> = new Set(scopes.map(({ target }) => target.component));

/**
 * Leaves out the backgrounds of parts on which the texts of the page cannot be read. Such a part has texts of its own;
 * the page's never stand there, and must not be adjusted for it.
 */
export function readableOnly(chosen: ChosenColours, palette: Palette): ChosenColours {
  const [bg, text] = [requireColour(palette.bg).colour, readableTextOf(palette)];
  return new Map(
    [...chosen].filter(([name, { colour, alpha }]) => {
      const source = colourSources[name];
      const isOfPart = source?.directive === 'background' && scopedComponents.has(source.target.component);
      return !isOfPart || contrast(text, mix(colour, 100 * alpha, bg)) >= MIN_TEXT_CONTRAST;
    }),
  );
}
