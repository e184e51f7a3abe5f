import { type Colour, mix, parseHex } from '../colour';
import type { ThemeProblemKind } from '../model/style';
import type { ColourArgument, ColourValue, PlainColour } from './colour-value';
import { brighten } from './hsl';
import { type TextAuto, isDark, readableText, textAutoModes } from './readable-text';

/** Where a colour stands: what its names refer to. */
export interface ColourContext {
  readonly variable: (name: string) => ColourValue | undefined;
  readonly parent?: Colour;
  readonly stack?: Colour;
  readonly inheritedBackground?: Colour;
  /** Called with the name of each variable or function that fails, once for each. */
  readonly onFailure?: (name: string, what: ThemeProblemKind) => void;
}

export interface EvaluatedColour {
  readonly colour: Colour;
  readonly alpha: number;
}

/** What stands for a colour that could not be made out. */
export const MAGENTA: Colour = { red: 255, green: 0, blue: 255 };

class ColourFailure extends Error {
  readonly what: ThemeProblemKind;

  constructor(what: ThemeProblemKind) {
    super(what);
    this.what = what;
  }
}

class Arguments {
  readonly #args: readonly ColourArgument[];
  readonly #evaluate: (value: PlainColour) => EvaluatedColour;
  readonly parent: Colour | undefined;

  constructor(
    args: readonly ColourArgument[],
    parent: Colour | undefined,
    evaluate: (value: PlainColour) => EvaluatedColour,
  ) {
    this.#args = args;
    this.#evaluate = evaluate;
    this.parent = parent;
  }

  colour(at: number): Colour {
    const arg = this.#args[at];
    if (arg?.kind === 'hex' || arg?.kind === 'reference') return this.#evaluate(arg).colour;
    throw new ColourFailure('notAColour');
  }

  number(at: number): number {
    const arg = this.#args[at];
    if (arg?.kind === 'number') return arg.value;
    throw new ColourFailure('notANumber');
  }

  share(at: number): number {
    return Math.min(1, Math.max(0, this.number(at)));
  }

  word(at: number): string | undefined {
    const arg = this.#args[at];
    return arg?.kind === 'word' ? arg.word : undefined;
  }
}

interface ColourFunction {
  readonly needs: number;
  readonly run: (args: Arguments) => Colour | EvaluatedColour;
}

function shift(origin: Colour, value: Colour, sign: number): Colour {
  const channel = (base: number, step: number) => Math.min(255, Math.max(0, base + sign * step));
  return {
    red: channel(origin.red, value.red),
    green: channel(origin.green, value.green),
    blue: channel(origin.blue, value.blue),
  };
}

const isTextAuto = (word: string | undefined): word is TextAuto =>
  textAutoModes.some((mode) => mode === word);

/** The functions of colours, with how many arguments each needs. */
const functions: Readonly<Record<string, ColourFunction>> = {
  alpha: { needs: 2, run: (args) => ({ colour: args.colour(0), alpha: args.share(1) }) },
  brightness: { needs: 2, run: (args) => brighten(args.colour(0), args.number(1)) },
  textColor: {
    needs: 2,
    run: (args) => {
      const mode = args.word(2);
      return readableText(args.colour(0), args.colour(1), isTextAuto(mode) ? mode : 'preserve');
    },
  },
  blend: { needs: 3, run: (args) => mix(args.colour(0), args.share(1) * 100, args.colour(2)) },
  shift: {
    needs: 2,
    run: (args) => shift(args.colour(0), args.colour(1), { '+': 1, '-': -1 }[args.word(2) ?? ''] ?? 0),
  },
  boost: {
    needs: 2,
    run: (args) => {
      const colour = args.colour(0);
      return brighten(colour, isDark(colour) ? -args.number(1) : args.number(1));
    },
  },
  mod: { needs: 2, run: (args) => stepped(args.colour(0), args.number(1), args.parent) },
};

function stepped(colour: Colour, amount: number, parent: Colour | undefined): Colour {
  return brighten(colour, isDark(parent ?? colour) ? amount : -amount);
}

/**
 * Evaluates colours in one context. What fails is magenta and reported: a function with too few or wrong arguments, a
 * variable that is not there or refers to itself. Each variable is evaluated once.
 */
export function createColourEvaluator(context: ColourContext): (value: ColourValue) => EvaluatedColour {
  const known = new Map<string, EvaluatedColour>();
  const underWay = new Set<string>();

  const failed = (name: string, what: ThemeProblemKind): EvaluatedColour => {
    context.onFailure?.(name, what);
    return { colour: MAGENTA, alpha: 1 };
  };

  function variableOf(name: string): EvaluatedColour {
    const before = known.get(name);
    if (before !== undefined) return before;
    if (underWay.has(name)) return failed(`--${name}`, 'goesInCircles');
    const value = context.variable(name);
    underWay.add(name);
    const colour = value === undefined ? failed(`--${name}`, 'missing') : evaluate(value);
    underWay.delete(name);
    known.set(name, colour);
    return colour;
  }

  function placeOf(name: string): EvaluatedColour {
    if (name !== 'parent' && name !== 'stack' && name !== 'inheritedBackground') return variableOf(name);
    const colour = context[name];
    return colour === undefined ? failed(`--${name}`, 'missing') : { colour, alpha: 1 };
  }

  function call(name: string, args: readonly ColourArgument[]): EvaluatedColour {
    const one = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (one === undefined) return failed(`$${name}`, 'unknownFunction');
    if (args.length < one.needs) return failed(`$${name}`, 'tooFewArguments');
    try {
      const result = one.run(new Arguments(args, context.parent, evaluate));
      return 'colour' in result ? result : { colour: result, alpha: 1 };
    } catch (error) {
      if (error instanceof ColourFailure) return failed(`$${name}`, error.what);
      throw error;
    }
  }

  function evaluate(value: ColourValue): EvaluatedColour {
    if (value.kind === 'hex') return parseHex(value.hex) ?? failed(value.hex, 'notAColour');
    if (value.kind === 'function') return call(value.name, value.args);
    const { colour, alpha } = placeOf(value.name);
    return value.mod === 0
      ? { colour, alpha }
      : { colour: stepped(colour, value.mod, context.parent), alpha };
  }

  return evaluate;
}
