import { type Hex, parseHex, toHex } from '../colour';

const NUMBER = /^[+-]?(?:\d{1,9}(?:\.\d{0,25})?|\.\d{1,25})$/;
/** The largest absolute value of a number in a theme. */
export const MAX_NUMBER = 10_000;

/** A number of a theme; null for what is none, or too large a one. */
export function parseNumber(text: string): number | null {
  if (!NUMBER.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) <= MAX_NUMBER ? roundNumber(value) : null;
}

/** Three decimals, so that it is never written with an exponent; no negative zero. */
export function roundNumber(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

interface HexValue {
  readonly kind: 'hex';
  readonly hex: Hex;
}

/**
 * A variable by its name without dashes. `parent` is the background that the component stands on, `stack` the same with
 * all that shines through it, `inheritedBackground` that of the component without its states.
 */
interface ReferenceValue {
  readonly kind: 'reference';
  readonly name: string;
  /** Added to the lightness over what is dark, subtracted from it over what is light. */
  readonly mod: number;
}

/** A colour inside of a function: functions are not nested. */
export type PlainColour = HexValue | ReferenceValue;

export type ColourArgument =
  | PlainColour
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'word'; readonly word: string };

/** A colour as a theme writes it. Unknown functions are values too: they fail when they are evaluated. */
export type ColourValue =
  | PlainColour
  | { readonly kind: 'function'; readonly name: string; readonly args: readonly ColourArgument[] };

const VARIABLE = /^--([a-z][\w-]{0,63})(?:\s{0,9},\s{0,9}(\S{0,20}))?$/i;
const FUNCTION = /^\$([a-z]\w{0,31})\(([^()$]{0,300})\)$/i;
const WORD = /^(?:[a-z][a-z-]{0,31}|[+-])$/i;

function parsePlainColour(text: string): PlainColour | null {
  if (text.startsWith('#')) {
    const read = text.length > 7 ? null : parseHex(text);
    return read === null ? null : { kind: 'hex', hex: toHex(read.colour) };
  }
  const [, name, step] = VARIABLE.exec(text) ?? [];
  if (name === undefined) return null;
  const mod = step === undefined || step === '' ? 0 : parseNumber(step);
  return mod === null ? null : { kind: 'reference', name, mod };
}

function parseArgument(text: string): ColourArgument | null {
  const colour = parsePlainColour(text);
  if (colour !== null) return colour;
  const value = parseNumber(text);
  if (value !== null) return { kind: 'number', value };
  return WORD.test(text) ? { kind: 'word', word: text } : null;
}

/** Splits at spaces; a comma may follow an argument, or join a variable and its step. */
export function splitArguments(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((part) => part.replace(/,$/, ''))
    .filter((part) => part !== '');
}

/** Reads #rrggbb, `--variable`, `--variable,step` and `$function(…)`; null for anything else. */
export function parseColour(text: string): ColourValue | null {
  if (!text.startsWith('$')) return parsePlainColour(text);
  const [, name, inner] = FUNCTION.exec(text) ?? [];
  if (name === undefined || inner === undefined) return null;
  const args = splitArguments(inner).map(parseArgument);
  return args.every((arg) => arg !== null) ? { kind: 'function', name, args } : null;
}

export function printColour(value: ColourValue | ColourArgument): string {
  switch (value.kind) {
    case 'hex':
      return value.hex;
    case 'reference':
      return value.mod === 0 ? `--${value.name}` : `--${value.name},${String(value.mod)}`;
    case 'number':
      return String(value.value);
    case 'word':
      return value.word;
    case 'function':
      return `$${value.name}(${value.args.map(printColour).join(' ')})`;
  }
}
