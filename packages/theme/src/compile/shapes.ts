import { toHex } from '../colour';
import type { ColourValue } from '../values/colour-value';
import type { EvaluatedColour } from '../values/evaluate-colour';
import { fontFamily } from '../values/font-value';
import { type ShadowPart, shadowOfSide } from '../values/shadow-value';
import type { DirectivesOfStyle } from './directives';
import { cornerSources, fontSources, shadowSources } from './themed-parts';

const MAX_CORNER = 100;
const MAX_SHADOWS = 12;
const MAX_LENGTH = 200;
/** Unlike `none` it may stand in a list of shadows. */
const NO_SHADOW = '0px 0px 0px 0px #00000000';

type Evaluate = (value: ColourValue) => EvaluatedColour;

/** Corners, shadows and fonts that a style sets, as values of variables. */
export function shapesOf(directives: DirectivesOfStyle, evaluate: Evaluate): Record<string, string> {
  return { ...cornersOf(directives), ...shadowsOf(directives, evaluate), ...fontsOf(directives) };
}

/** A corner as a length of CSS. */
export function cornerText(pixels: number): string {
  return `${String(between(0, Math.round(pixels), MAX_CORNER))}px`;
}

function cornersOf(directives: DirectivesOfStyle): Record<string, string> {
  const corners: Record<string, string> = {};
  for (const { component, variant, variables } of cornerSources) {
    const value = directives.of({ component, ...(variant !== undefined && { variant }) }).get('roundness');
    if (value?.type !== 'pixels') continue;
    for (const [name, added] of Object.entries(variables)) {
      corners[name] = cornerText(value.pixels === 0 ? 0 : value.pixels + added);
    }
  }
  return corners;
}

/** Writes shadows as values of `box-shadow`, with those that variables of the style hold. */
export function shadowWriter(
  directives: DirectivesOfStyle,
  evaluate: Evaluate,
): (shadows: readonly ShadowPart[]) => string {
  const root = directives.of({ component: 'Root' });

  function shadowVariable(name: string): readonly ShadowPart[] {
    const value = root.get(`--${name}`);
    const isShadow = value?.type === 'variable' && value.value.type === 'shadow';
    // A variable that refers to others would have to be followed, and could go in circles.
    return isShadow ? value.value.shadows.filter(({ kind }) => kind !== 'reference') : [];
  }

  return (shadows) => {
    const parts = shadows
      .flatMap((part) => (part.kind === 'reference' ? shadowVariable(part.name) : [part]))
      .flatMap((part) => {
        if (part.kind === 'reference') return [];
        const { inset, x, y, blur, spread, colour, alpha } =
          part.kind === 'plain' ? part : shadowOfSide(part);
        const shown = evaluate(colour);
        const lengths = [x, y, blur, spread].map((length) => `${String(rounded(length))}px`).join(' ');
        return [`${inset ? 'inset ' : ''}${lengths} ${toHex(shown.colour, shown.alpha * alpha)}`];
      });
    return parts.slice(0, MAX_SHADOWS).join(', ') || NO_SHADOW;
  };
}

function shadowsOf(directives: DirectivesOfStyle, evaluate: Evaluate): Record<string, string> {
  const textOf = shadowWriter(directives, evaluate);
  return Object.fromEntries(
    shadowSources.flatMap(({ variable, target }) => {
      const value = directives.of(target).get('shadow');
      return value?.type === 'shadow' ? [[variable, textOf(value.shadows)] as const] : [];
    }),
  );
}

function fontsOf(directives: DirectivesOfStyle): Record<string, string> {
  const fonts: Record<string, string> = {};
  const root = directives.of({ component: 'Root' });
  for (const name of ['font', 'monoFont']) {
    const value = root.get(`--${name}`);
    if (value?.type === 'variable' && value.value.type === 'font') setFont(fonts, name, value.value.families);
  }
  for (const { variable, component } of fontSources) {
    const families = familiesAt(directives, component);
    if (families !== undefined) setFont(fonts, variable, families);
  }
  return fonts;
}

/** The font of a component: its directive, or the variable that older themes set there. */
export function familiesAt(directives: DirectivesOfStyle, component: string): readonly string[] | undefined {
  const found = directives.of({ component });
  const value = found.get('font');
  const variable = found.get('--font');
  if (value?.type === 'font') return value.families;
  return variable?.type === 'variable' && variable.value.type === 'font'
    ? variable.value.families
    : undefined;
}

function setFont(fonts: Record<string, string>, name: string, families: readonly string[]): void {
  // `inherit` is what happens without a font.
  if (!families.includes('inherit')) fonts[name] = fontFamily(families);
}

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

const rounded = (length: number): number => Math.round(between(-MAX_LENGTH, length, MAX_LENGTH) * 100) / 100;
