import { type Colour, type Hex, mix, parseHex, toHex } from '../colour';
import { requireColour } from '../palette';
import type { Style } from '../model/style';
import { fontFamily } from '../values/font-value';
import { readableText } from '../values/readable-text';
import { themedComponents } from '../model/components';
import { type Compilation, colourAt, compilationOf, inkAt } from './compilation';
import type { Target } from './directives';
import type { NamedColours } from './root-palette';
import { cornerText, familiesAt, shadowWriter } from './shapes';
import type { CompiledStyle } from './style-css';
import { colourVariable } from './themed-parts';

/** How a component looks: colours, and values of CSS where a rule sets them. */
export interface Look {
  readonly background: Hex;
  readonly text: Hex;
  readonly corner?: string;
  readonly shadow?: string;
  readonly font?: string;
}

/** What a sample is drawn from: a style, the colours it is shown with, and what was compiled of both. */
export interface LookSource {
  readonly style: Style;
  readonly colours: NamedColours;
  readonly compiled: CompiledStyle;
}

/**
 * Samples of components in their variants and states, also of those that this page doesn't draw. Their texts are
 * readable.
 */
export function createLooks({ style, colours, compiled }: LookSource): (target: Target) => Look {
  const compilation = compilationOf(style, colours);
  return (target) => lookOf(compilation, compiled, target);
}

function lookOf(compilation: Compilation, compiled: CompiledStyle, target: Target): Look {
  const page = variableColour(compiled, 'bg');
  const around = target.within ?? [];
  const behind = around.reduce(
    (under, container, at) =>
      surfaceOf(compilation, { ...container, within: around.slice(0, at) }, under) ?? under,
    page,
  );
  const isVirtual = themedComponents[target.component]?.virtual === true;
  const own = isVirtual ? behind : surfaceOf(compilation, target, behind);
  const background = own ?? colourOfVariable(compiled, target, 'background') ?? behind;
  const inkTarget = isVirtual ? target : { component: 'Text', within: [...(target.within ?? []), target] };
  const plain = colourOfVariable(compiled, target, 'textColor') ?? variableColour(compiled, 'text');
  const ink = inkAt(compilation, { target: inkTarget, under: background, otherwise: plain });
  const text = ink === undefined ? plain : mix(ink.colour, 100 * ink.alpha, background);
  return {
    background: toHex(background),
    text: toHex(readableText(background, text, 'preserve')),
    ...shapeOf(compilation, target, background),
  };
}

function surfaceOf(compilation: Compilation, target: Target, behind: Colour): Colour | undefined {
  const found = colourAt(compilation, { target, directive: 'background' }, behind);
  return found && mix(found.colour, 100 * found.alpha, behind);
}

function shapeOf(compilation: Compilation, target: Target, background: Colour): Partial<Look> {
  const { directives } = compilation;
  const found = directives.of(target);
  const [corner, shadow] = [found.get('roundness'), found.get('shadow')];
  const families = familiesAt(directives, target.component);
  const write = shadowWriter(directives, compilation.evaluatorOver(background));
  return {
    ...(corner?.type === 'pixels' && { corner: cornerText(corner.pixels) }),
    ...(shadow?.type === 'shadow' && { shadow: write(shadow.shadows) }),
    ...(families !== undefined && { font: fontFamily(families) }),
  };
}

function variableColour({ root }: CompiledStyle, name: 'bg' | 'text'): Colour {
  return requireColour((root.variables[name] ?? '#000000') as Hex).colour;
}

/** The colour that the page has for a component when no rule sets it: a button is mixed from the palette. */
function colourOfVariable(
  { root }: CompiledStyle,
  target: Target,
  directive: 'background' | 'textColor',
): Colour | undefined {
  const name =
    colourVariable(target, directive) ?? colourVariable({ component: target.component }, directive);
  return name === undefined ? undefined : parseHex(root.variables[name] ?? '')?.colour;
}
