/**
 * What a rule is about: a component, in a variant and in some of its states, inside of another one. `Root` holds the
 * variables of the whole page.
 */
export interface StyleSelector {
  readonly component: string;
  readonly variant?: string;
  /** In the order of the alphabet, each once, without `normal`. */
  readonly states: readonly string[];
  readonly parent?: StyleSelector;
}

/**
 * Directives as their text, such as `--bg` in `background`. Readers let through only what the grammar of values has.
 * Variables keep their dashes as name, and `kind | value` as text.
 */
export interface StyleRule {
  readonly selector: StyleSelector;
  readonly directives: Readonly<Record<string, string>>;
}

export interface StyleMeta {
  readonly name: string;
  readonly author?: string;
  readonly license?: string;
  readonly website?: string;
}

/** Colours by name without dashes, each #rrggbb, or #rrggbbaa where the source had alpha. */
export interface StylePalette {
  readonly name: string;
  readonly colours: Readonly<Record<string, string>>;
}

/** A block of a style file that is not understood, or the lines of one that are not. */
export interface KeptBlock {
  readonly header: string;
  readonly lines: readonly string[];
}

/**
 * What a source says that the model has no place for: it is exported again as it was, and used for nothing else. It may
 * be hostile.
 */
export interface KeptParts {
  readonly blocks?: readonly KeptBlock[];
  /** The theme of a v2 file, as JSON text, because several slots have no place in rules. */
  readonly theme2?: string;
}

/** A theme of any generation: later rules win over earlier ones of the same selector. */
export interface Style {
  readonly meta: StyleMeta;
  readonly palettes: readonly StylePalette[];
  readonly rules: readonly StyleRule[];
  readonly kept?: KeptParts;
}

export const themeProblems = [
  'notText',
  'notJson',
  'tooLarge',
  'tooDeep',
  'tooMany',
  'notAnObject',
  'unknownVersion',
  'noColours',
  'missing',
  'notAName',
  'notAColour',
  'notANumber',
  'notAFont',
  'notAShadow',
  'notASelector',
  'notADirective',
  'notAValue',
  'unknownName',
  'unknownFunction',
  'tooFewArguments',
  'goesInCircles',
  'valueCut',
  'notClosed',
  'strayText',
  'twice',
] as const;

export type ThemeProblemKind = (typeof themeProblems)[number];

/** Where a source is wrong, and in what. */
export interface ThemeProblem {
  /** From 1, in formats that have lines. */
  readonly line?: number;
  /** The field, selector or directive; '' for the whole. */
  readonly key: string;
  readonly what: ThemeProblemKind;
}

/** A theme that was read, with what was left out of it, or why it could not be read. */
export type ThemeReading =
  | { readonly state: 'read'; readonly style: Style; readonly notes: readonly ThemeProblem[] }
  | { readonly state: 'invalid'; readonly problems: readonly ThemeProblem[] };
