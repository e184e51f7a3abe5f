import type { ThemeProblemKind } from '../model/style';
import {
  type ColourArgument,
  type ColourValue,
  parseColour,
  parseNumber,
  printColour,
  splitArguments,
} from './colour-value';

export interface PlainShadow {
  readonly kind: 'plain';
  readonly inset: boolean;
  /** Pixels, as are the next three. */
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
  readonly colour: ColourValue;
  readonly alpha: number;
  /** Editors show it; it changes nothing. */
  readonly name?: string;
}

export type ShadowPart =
  | PlainShadow
  /** A variable that holds shadows. */
  | { readonly kind: 'reference'; readonly name: string }
  | BorderSide;

export interface BorderSide {
  readonly kind: 'borderSide';
  readonly colour: ColourValue;
  readonly sides: readonly Side[];
  readonly alpha: number;
  readonly width: number;
  readonly inset: boolean;
}

const sides = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof sides)[number];

const MAX_PARTS = 50;
const REFERENCE = /^--([a-z][\w-]{0,63})$/i;
const BORDER = /^\$borderSide\(([^()]{0,200})\)$/;

const isSide = (word: string): word is Side => sides.some((side) => side === word);

function parseBorderSide(inner: string): BorderSide | null {
  const [colourText = '', sideText = '', alphaText = '1', widthText = '1', inset = 'inset', ...rest] =
    splitArguments(inner);
  const colour = parseColour(colourText);
  const words = sideText.split('-');
  const alpha = parseNumber(alphaText);
  const width = parseNumber(widthText);
  if (colour === null || alpha === null || width === null || rest.length > 0) return null;
  if (words.length > 2 || !words.every(isSide)) return null;
  return { kind: 'borderSide', colour, sides: words, alpha: share(alpha), width, inset: inset === 'inset' };
}

const share = (value: number) => Math.min(1, Math.max(0, value));

/** [inset] x y [blur [spread]] colour [/ alpha] [#name] */
const PLAIN =
  /^(inset )?((?:[+.\d-]{1,12}(?:px)? ){2,4})(#[\da-f]{3,6}|--[\w-]+|\$\w+\([^()]*\))(?: ?\/ ?([.\d]+))?(?: #(\w{1,64}))?$/i;

function parsePlainShadow(text: string): PlainShadow | null {
  const [, inset, lengths = '', colourText = '', alphaText = '1', name] =
    PLAIN.exec(text.replace(/\s+/g, ' ')) ?? [];
  const numbers = lengths
    .trim()
    .split(' ')
    .map((length) => parseNumber(length.replace(/px$/, '')));
  const [x, y, blur = 0, spread = 0] = numbers;
  const colour = parseColour(colourText);
  const alpha = parseNumber(alphaText);
  const isWhole = typeof x === 'number' && typeof y === 'number' && blur !== null && spread !== null;
  if (!isWhole || blur < 0 || colour === null || alpha === null) return null;
  return {
    kind: 'plain',
    inset: inset !== undefined,
    x,
    y,
    blur,
    spread,
    colour,
    alpha: share(alpha),
    ...(name !== undefined && { name }),
  };
}

function parsePart(text: string): ShadowPart | null {
  const [, reference] = REFERENCE.exec(text) ?? [];
  if (reference !== undefined) return { kind: 'reference', name: reference };
  const [, inner] = BORDER.exec(text) ?? [];
  return inner === undefined ? parsePlainShadow(text) : parseBorderSide(inner);
}

/** The parts between commas outside of brackets. */
function splitParts(text: string): string[] {
  return (text.match(/(?:\([^()]*\)|[^,])+/g) ?? []).map((part) => part.trim());
}

/** Reads a list of shadows, of which `none` is the empty one; null for anything else. */
export function parseShadows(text: string): readonly ShadowPart[] | null {
  if (text === 'none' || text === '') return text === '' ? null : [];
  const parts = splitParts(text);
  if (parts.length > MAX_PARTS) return null;
  const read = parts.map(parsePart);
  return read.every((part) => part !== null) ? read : null;
}

function printPart(part: ShadowPart): string {
  if (part.kind === 'reference') return `--${part.name}`;
  if (part.kind === 'borderSide') {
    const { colour, alpha, width, inset } = part;
    const side = part.sides.join('-');
    const ending = inset ? '' : ' outset';
    return `$borderSide(${printColour(colour)} ${side} ${String(alpha)} ${String(width)}${ending})`;
  }
  const { inset, x, y, blur, spread, colour, alpha, name } = part;
  const start = `${inset ? 'inset ' : ''}${[x, y, blur, spread].map(String).join(' ')}`;
  return `${start} ${printColour(inFunction(colour))} / ${String(alpha)}${name === undefined ? '' : ` #${name}`}`;
}

/**
 * A variable with a step would have a comma in a list of shadows, so it is written as the function of the same effect.
 */
function inFunction(colour: ColourValue): ColourValue {
  if (colour.kind !== 'reference' || colour.mod === 0) return colour;
  const args: ColourArgument[] = [
    { ...colour, mod: 0 },
    { kind: 'number', value: colour.mod },
  ];
  return { kind: 'function', name: 'mod', args };
}

export function printShadows(shadows: readonly ShadowPart[]): string {
  return shadows.length === 0 ? 'none' : shadows.map(printPart).join(', ');
}

/** How deep variables of shadows may hold each other. */
const MAX_DEPTH = 4;

/** The shadows with variables replaced by what they hold. `onFailure` is called for each variable that is left out. */
export function expandShadows(
  parts: readonly ShadowPart[],
  variable: (name: string) => readonly ShadowPart[] | undefined,
  onFailure: (key: string, what: ThemeProblemKind) => void = () => undefined,
): readonly (PlainShadow | BorderSide)[] {
  let flat = parts;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    flat = flat
      .flatMap((part) => {
        const held = part.kind === 'reference' ? variable(part.name) : [part];
        if (held === undefined && part.kind === 'reference') onFailure(`--${part.name}`, 'missing');
        return held ?? [];
      })
      .slice(0, MAX_PARTS);
  }
  return flat.flatMap((part) => {
    if (part.kind !== 'reference') return [part];
    onFailure(`--${part.name}`, 'tooDeep');
    return [];
  });
}

/** The shadow that draws a border at one side, or at two that meet. */
export function shadowOfSide({ sides, width, inset, colour, alpha }: BorderSide): PlainShadow {
  const inwards = inset ? width : -width;
  const along = (from: Side, to: Side) =>
    sides.includes(from) ? inwards : sides.includes(to) ? -inwards : 0;
  const [x, y] = [along('left', 'right'), along('top', 'bottom')];
  return { kind: 'plain', inset, x, y, blur: 0, spread: 0, colour, alpha };
}
