import { type Colour, mix } from '../colour';
import type { Style, ThemeProblem } from '../model/style';
import type { ColourValue } from '../values/colour-value';
import { type EvaluatedColour, createColourEvaluator } from '../values/evaluate-colour';
import { readableText } from '../values/readable-text';
import { type Directives, type DirectivesOfStyle, type Target, directivesOf } from './directives';
import { type NamedColours, rootVariables } from './root-palette';
import type { ColourSource } from './themed-parts';

/** What the parts of one compilation share. */
export interface Compilation {
  readonly directives: DirectivesOfStyle;
  readonly variable: (name: string) => ColourValue | undefined;
  readonly onFailure: (key: string, what: ThemeProblem['what']) => void;
  /** Evaluates colours over a background; variables that others are made of are evaluated once for each. */
  readonly evaluatorOver: (under: Colour) => (value: ColourValue) => EvaluatedColour;
}

export function compilationOf(
  style: Pick<Style, 'rules'>,
  colours: NamedColours,
  onFailure: Compilation['onFailure'] = () => undefined,
): Compilation {
  const directives = directivesOf(style);
  const variable = rootVariables(directives, colours);
  const evaluators = new Map<string, ReturnType<Compilation['evaluatorOver']>>();
  return {
    directives,
    variable,
    onFailure,
    evaluatorOver(under) {
      const key = `${under.red} ${under.green} ${under.blue}`;
      const known = evaluators.get(key);
      if (known !== undefined) return known;
      const places = { parent: under, stack: under, inheritedBackground: under };
      const made = createColourEvaluator({ variable, onFailure, ...places });
      evaluators.set(key, made);
      return made;
    },
  };
}

/** The colour that a directive gives, over a background; undefined where no rule has it. */
export function colourAt(
  compilation: Compilation,
  { target, directive }: ColourSource,
  under: Colour,
): EvaluatedColour | undefined {
  return colourIn(compilation, compilation.directives.of(target), { directive, under });
}

interface ColourPlace {
  readonly directive: ColourSource['directive'];
  readonly under: Colour;
}

/** The colour that a directive among these gives, with its opacity. */
export function colourIn(
  compilation: Compilation,
  found: Directives,
  { directive, under }: ColourPlace,
): EvaluatedColour | undefined {
  const value = found.get(directive);
  if (value?.type !== 'colour') return undefined;
  const evaluated = compilation.evaluatorOver(under)(value.colour);
  const opacity = found.get(directive === 'background' ? 'opacity' : 'textOpacity');
  return opacity?.type === 'share' ? { ...evaluated, alpha: evaluated.alpha * opacity.share } : evaluated;
}

interface InkPlace {
  readonly target: Target;
  readonly under: Colour;
  /** Its colour where no rule sets one, so that it also follows rules that only say how it becomes readable. */
  readonly otherwise?: Colour;
}

/** The colour of a text over a background, readable as its rule says; undefined where no rule is about it. */
export function inkAt(
  compilation: Compilation,
  { target, under, otherwise }: InkPlace,
): EvaluatedColour | undefined {
  return inkIn(compilation, compilation.directives.of(target), { under, otherwise });
}

/**
 * The colour of a text as these directives set it: in its own hue or as black or white where it cannot be read on its
 * background (`textAuto`). With `no-auto`, or without this directive, it is corrected as in all themes, no further than
 * necessary.
 */
export function inkIn(
  compilation: Compilation,
  found: Directives,
  { under, otherwise }: { readonly under: Colour; readonly otherwise?: Colour | undefined },
): EvaluatedColour | undefined {
  const own = colourIn(compilation, found, { directive: 'textColor', under });
  const auto = found.get('textAuto');
  if (auto?.type !== 'textAuto' || auto.mode === 'no-auto') return own;
  const shown = own === undefined ? otherwise : mix(own.colour, 100 * own.alpha, under);
  return shown && { colour: readableText(under, shown, auto.mode), alpha: 1 };
}
