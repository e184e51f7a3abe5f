import { toHex } from '../colour';
import type { ThemeProblemKind } from '../model/style';
import type { ColourValue } from '../values/colour-value';
import type { EvaluatedColour } from '../values/evaluate-colour';
import { fontFamily, withFallback } from '../values/font-value';
import { type ShadowPart, expandShadows, shadowOfSide } from '../values/shadow-value';
import type { DirectivesOfStyle } from './directives';
import { cornerSources, fontSources, shadowSources } from './themed-parts';

const MAX_CORNER = 100;
const MAX_SHADOWS = 12;
const MAX_LENGTH = 200;
/** Unlike `none` it may stand in a list of shadows. */
const NO_SHADOW = '0px 0px 0px 0px #00000000';

type Evaluate = (value: ColourValue) => EvaluatedColour;

/** Called with the name of each variable that is left out. */
type Failure = (key: string, what: ThemeProblemKind) => void;

/** Corners, shadows and fonts that a style sets, as values of variables. */
export function shapesOf(
  directives: DirectivesOfStyle,
  evaluate: Evaluate,
  onFailure: Failure,
): Record<string, string> {
  const shadows = shadowsOf(directives, shadowWriter(directives, evaluate, onFailure));
  return { ...cornersOf(directives), ...shadows, ...fontsOf(directives) };
}

/** A corner as a length of CSS. */
export function cornerText(pixels: number): string {
  return `${String(between(0, Math.round(pixels), MAX_CORNER))}px`;
}

function cornersOf(directives: DirectivesOfStyle): Record<string, string> {
  const corners: Record<string, string> = {};
  for (const { component, variant, isExact, variables } of cornerSources) {
    const target = { component, ...(variant !== undefined && { variant }) };
    const found = isExact === true ? directives.exactly(target) : directives.of(target);
    const value = found.get('roundness');
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
  onFailure?: Failure,
): (shadows: readonly ShadowPart[]) => string {
  const root = directives.of({ component: 'Root' });

  function shadowVariable(name: string): readonly ShadowPart[] | undefined {
    const value = root.get(`--${name}`);
    return value?.type === 'variable' && value.value.type === 'shadow' ? value.value.shadows : undefined;
  }

  return (shadows) => {
    const parts = expandShadows(shadows, shadowVariable, onFailure).map((part) => {
      const { inset, x, y, blur, spread, colour, alpha } = part.kind === 'plain' ? part : shadowOfSide(part);
      const shown = evaluate(colour);
      const lengths = [x, y, blur, spread].map((length) => `${String(rounded(length))}px`).join(' ');
      return `${inset ? 'inset ' : ''}${lengths} ${toHex(shown.colour, shown.alpha * alpha)}`;
    });
    return parts.slice(0, MAX_SHADOWS).join(', ') || NO_SHADOW;
  };
}

function shadowsOf(
  directives: DirectivesOfStyle,
  textOf: (shadows: readonly ShadowPart[]) => string,
): Record<string, string> {
  return Object.fromEntries(
    shadowSources.flatMap(({ variable, target }) => {
      const value = directives.of(target).get('shadow');
      return value?.type === 'shadow' ? [[variable, textOf(value.shadows)] as const] : [];
    }),
  );
}

function fontsOf(directives: DirectivesOfStyle): Record<string, string> {
  const fonts: Record<string, string> = {};
  for (const [name, last] of [
    ['font', 'sans-serif'],
    ['monoFont', 'monospace'],
  ] as const) {
    const families = rootFamilies(directives, name);
    if (families !== undefined) setFont(fonts, name, withFallback(families, [last]));
  }
  for (const { variable, component } of fontSources) {
    const families = familiesAt(directives, component);
    if (families !== undefined) setFont(fonts, variable, families);
  }
  return fonts;
}

/** The families of a variable of `Root`; `inherit` counts as no font. */
function rootFamilies(directives: DirectivesOfStyle, name: string): readonly string[] | undefined {
  const value = directives.of({ component: 'Root' }).get(`--${name}`);
  const families =
    value?.type === 'variable' && value.value.type === 'font' ? value.value.families : undefined;
  return families?.includes('inherit') === true ? undefined : families;
}

/**
 * The font of a component: its directive, or the variable that older themes set there. Where it is not installed, that
 * of the page stands in.
 */
export function familiesAt(directives: DirectivesOfStyle, component: string): readonly string[] | undefined {
  const found = directives.of({ component });
  const value = found.get('font') ?? found.get('--font');
  const own = value?.type === 'variable' ? value.value : value;
  if (own?.type !== 'font') return undefined;
  return withFallback(own.families, [...(rootFamilies(directives, 'font') ?? []), 'sans-serif']);
}

function setFont(fonts: Record<string, string>, name: string, families: readonly string[]): void {
  // `inherit` counts as no font.
  if (!families.includes('inherit')) fonts[name] = fontFamily(families);
}

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

const rounded = (length: number): number => Math.round(between(-MAX_LENGTH, length, MAX_LENGTH) * 100) / 100;
