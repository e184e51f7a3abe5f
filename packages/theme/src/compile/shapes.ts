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

function cornersOf(directives: DirectivesOfStyle): Record<string, string> {
  const corners: Record<string, string> = {};
  for (const { component, variant, variables } of cornerSources) {
    const value = directives.of({ component, ...(variant !== undefined && { variant }) }).get('roundness');
    if (value?.type !== 'pixels') continue;
    for (const [name, added] of Object.entries(variables)) {
      const pixels = value.pixels === 0 ? 0 : value.pixels + added;
      corners[name] = `${String(between(0, Math.round(pixels), MAX_CORNER))}px`;
    }
  }
  return corners;
}

function shadowsOf(directives: DirectivesOfStyle, evaluate: Evaluate): Record<string, string> {
  const root = directives.of({ component: 'Root' });

  function shadowVariable(name: string): readonly ShadowPart[] {
    const value = root.get(`--${name}`);
    const isShadow = value?.type === 'variable' && value.value.type === 'shadow';
    // A variable that refers to others would have to be followed, and could go in circles.
    return isShadow ? value.value.shadows.filter(({ kind }) => kind !== 'reference') : [];
  }

  function textOf(shadows: readonly ShadowPart[]): string {
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
  }

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
    const value = directives.of({ component }).get('font');
    if (value?.type === 'font') setFont(fonts, variable, value.families);
  }
  return fonts;
}

function setFont(fonts: Record<string, string>, name: string, families: readonly string[]): void {
  // `inherit` is what happens without a font.
  if (!families.includes('inherit')) fonts[name] = fontFamily(families);
}

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

const rounded = (length: number): number => Math.round(between(-MAX_LENGTH, length, MAX_LENGTH) * 100) / 100;
