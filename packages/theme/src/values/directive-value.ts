import { type ColourValue, parseColour, parseNumber, printColour } from './colour-value';
import { parseFont, printFont } from './font-value';
import { type TextAuto, textAutoModes } from './readable-text';
import { type ShadowPart, parseShadows, printShadows } from './shadow-value';

export const textOpacityModes = ['fake', 'mixrgb', 'blend'] as const;
export type TextOpacityMode = (typeof textOpacityModes)[number];

/** What a directive says. */
export type DirectiveValue =
  | { readonly type: 'colour'; readonly colour: ColourValue }
  | { readonly type: 'shadow'; readonly shadows: readonly ShadowPart[] }
  | { readonly type: 'font'; readonly families: readonly string[] }
  /** 0 to 1. */
  | { readonly type: 'share'; readonly share: number }
  | { readonly type: 'pixels'; readonly pixels: number }
  | { readonly type: 'textAuto'; readonly mode: TextAuto }
  | { readonly type: 'textOpacityMode'; readonly mode: TextOpacityMode }
  | { readonly type: 'flag'; readonly on: boolean }
  /** Of a variable: a number or words. */
  | { readonly type: 'generic'; readonly text: string }
  | { readonly type: 'variable'; readonly kind: VariableKind; readonly value: DirectiveValue };

export type DirectiveType = DirectiveValue['type'];

const variableKinds = { color: 'colour', shadow: 'shadow', generic: 'generic' } as const;
export type VariableKind = keyof typeof variableKinds;

/** The directives and what each takes. Variables (`--name`) take a kind and a value of it. */
export const directiveTypes = {
  background: 'colour',
  opacity: 'share',
  blur: 'pixels',
  roundness: 'pixels',
  shadow: 'shadow',
  font: 'font',
  textColor: 'colour',
  textAuto: 'textAuto',
  textOpacity: 'share',
  textOpacityMode: 'textOpacityMode',
  backgroundNoCssColor: 'flag',
  textNoCssColor: 'flag',
} as const satisfies Readonly<Record<string, DirectiveType>>;

export type DirectiveName = keyof typeof directiveTypes;

export const VARIABLE_NAME = /^--[a-z][\w-]{0,63}$/i;
const GENERIC = /^[\p{L}\p{N}\p{M} ._+%#-]{1,200}$/u;
const MAX_VALUE_LENGTH = 4000;
const flags: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };

function bounded(text: string, least: number, most: number): number | null {
  const number = parseNumber(text);
  return number === null ? null : Math.min(most, Math.max(least, number));
}

/** Some styles have words in quotes. */
const unquoted = (text: string) => text.replace(/^(['"])(.*)\1$/, '$2');

function oneOf<Word extends string>(words: readonly Word[], text: string): Word | null {
  return words.find((word) => word === unquoted(text)) ?? null;
}

/** Reads what each type of value may be; null for anything else. */
const parsers: Readonly<Record<Exclude<DirectiveType, 'variable'>, (text: string) => DirectiveValue | null>> =
  {
    colour: (text) => {
      const colour = parseColour(text);
      return colour && { type: 'colour', colour };
    },
    shadow: (text) => {
      const shadows = parseShadows(text);
      return shadows && { type: 'shadow', shadows };
    },
    font: (text) => {
      const families = parseFont(text);
      return families && { type: 'font', families };
    },
    share: (text) => {
      const share = bounded(text, 0, 1);
      return share === null ? null : { type: 'share', share };
    },
    pixels: (text) => {
      const pixels = bounded(text.replace(/px$/, ''), 0, 1000);
      return pixels === null ? null : { type: 'pixels', pixels };
    },
    textAuto: (text) => {
      const mode = oneOf(textAutoModes, text);
      return mode && { type: 'textAuto', mode };
    },
    textOpacityMode: (text) => {
      const mode = oneOf(textOpacityModes, text);
      return mode && { type: 'textOpacityMode', mode };
    },
    flag: (text) => {
      const on = Object.hasOwn(flags, text) ? flags[text] : undefined;
      return on === undefined ? null : { type: 'flag', on };
    },
    generic: (text) => {
      const families = parseFont(text);
      if (families !== null) return { type: 'font', families };
      return GENERIC.test(text) ? { type: 'generic', text } : null;
    },
  };

function parseVariable(text: string): DirectiveValue | null {
  const cut = text.indexOf('|');
  const kind = text.slice(0, Math.max(0, cut)).trim();
  if (kind !== 'color' && kind !== 'shadow' && kind !== 'generic') return null;
  const value = parsers[variableKinds[kind]](text.slice(cut + 1).trim());
  return value && { type: 'variable', kind, value };
}

export function isDirectiveName(name: string): name is DirectiveName {
  return Object.hasOwn(directiveTypes, name);
}

/** Reads the text of a directive or variable; null when it has no such value, or is none that is known. */
export function parseDirective(name: string, text: string): DirectiveValue | null {
  if (text.length > MAX_VALUE_LENGTH) return null;
  if (isDirectiveName(name)) return parsers[directiveTypes[name]](text);
  return VARIABLE_NAME.test(name) ? parseVariable(text) : null;
}

/** The text of a value, the same for all ways of writing it. */
export function printDirective(value: DirectiveValue): string {
  switch (value.type) {
    case 'colour':
      return printColour(value.colour);
    case 'shadow':
      return printShadows(value.shadows);
    case 'font':
      return printFont(value.families);
    case 'share':
      return String(value.share);
    case 'pixels':
      return String(value.pixels);
    case 'textAuto':
    case 'textOpacityMode':
      return value.mode;
    case 'flag':
      return value.on ? 'yes' : 'no';
    case 'generic':
      return value.text;
    case 'variable':
      return `${value.kind} | ${printDirective(value.value)}`;
  }
}
