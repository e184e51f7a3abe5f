import { type Hex, parseHex } from '../colour';
import { parseNumber } from '../values/colour-value';
import type { TextAuto } from '../values/readable-text';
import { type OpacityName, type SlotName, isSlotName, opacityDefaults, slotTable } from './slots';

/** How a slot's colour is made of others: a row of the table, taken apart. */
export interface SlotRecipe {
  readonly from: readonly SlotName[];
  readonly fallback?: Hex;
  readonly make?: 'mix' | 'shade' | 'invert' | { readonly blend: number };
  /** How much lighter over the dark, and which colour decides. */
  readonly step?: { readonly by: number; readonly of: SlotName };
  /** A text, and how it is made readable. */
  readonly text?: Exclude<TextAuto, 'no-auto'> | 'bw';
  readonly layer?: string;
  /** The colour of the layer, where it is not the one of the same name. */
  readonly surface?: SlotName;
  readonly opacity?: OpacityName | 'none';
}

function slotOf(word: string | undefined): SlotName {
  if (word !== undefined && isSlotName(word)) return word;
  throw new RangeError(`The table of slots has no slot "${word ?? ''}".`);
}

function numberOf(word: string | undefined): number {
  const number = parseNumber(word ?? '');
  if (number === null) throw new RangeError(`The table of slots has no number "${word ?? ''}".`);
  return number;
}

function opacityOf(word = ''): OpacityName | 'none' {
  if (word === 'none' || Object.hasOwn(opacityDefaults, word)) return word as OpacityName | 'none';
  throw new RangeError(`The table of slots has no opacity "${word}".`);
}

/** What each verb of the table says. */
const verbs: Readonly<Record<string, (words: readonly string[]) => Partial<SlotRecipe>>> = {
  step: ([by, , of]) => ({ step: { by: numberOf(by), of: slotOf(of ?? 'bg') } }),
  mix: () => ({ make: 'mix' }),
  shade: () => ({ make: 'shade' }),
  invert: () => ({ make: 'invert' }),
  blend: ([share]) => ({ make: { blend: numberOf(share) } }),
  on: ([layer]) => ({ layer: layer ?? '' }),
  readable: textPart('no-preserve'),
  hue: textPart('preserve'),
  bw: textPart('bw'),
  opacity: ([name]) => ({ opacity: opacityOf(name) }),
};

function textPart(text: NonNullable<SlotRecipe['text']>) {
  return ([, layer = '', surface]: readonly string[]): Partial<SlotRecipe> => ({
    text,
    layer,
    ...(surface !== undefined && { surface: slotOf(surface) }),
  });
}

function partOf(clause: string): Partial<SlotRecipe> {
  const [verb = '', ...words] = clause.split(' ');
  const read = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (read === undefined) throw new RangeError(`The table of slots has no verb "${verb}".`);
  return read(words);
}

function recipeOf(row: string): SlotRecipe {
  const [start = '', ...clauses] = row.split(';').map((clause) => clause.trim());
  const parts = Object.assign({}, ...clauses.map(partOf)) as Partial<SlotRecipe>;
  if (parseHex(start) !== null) return { from: [], fallback: start as Hex, ...parts };
  return { from: start === '' ? [] : start.split(' ').map(slotOf), ...parts };
}

let recipes: Readonly<Record<SlotName, SlotRecipe>> | null = null;

/** The table of slots, taken apart at its first use. */
export function slotRecipes(): Readonly<Record<SlotName, SlotRecipe>> {
  recipes ??= Object.fromEntries(
    Object.entries(slotTable).map(([name, row]) => [name, recipeOf(row)]),
  ) as Record<SlotName, SlotRecipe>;
  return recipes;
}
