import { type Colour, parseHex } from '../colour';
import { parseFont } from '../values/font-value';
import { MAX_NUMBER, parseNumber, roundNumber } from '../values/colour-value';
import type { SlotColour } from './resolve-slots';
import {
  type FontName,
  type OpacityName,
  type RadiusName,
  type ShadowName,
  type SlotName,
  fontNames,
  isSlotName,
  opacityDefaults,
  radiusDefaults,
  shadowNames,
} from './slots';
import { type Fields, fieldOf, fieldsIn, isFields, type ProblemList } from './reading';

export interface Theme2Shadow {
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
  readonly alpha: number;
  readonly inset: boolean;
  readonly colour: SlotColour;
}

/** What a theme of the second generation sets. */
export interface Theme2 {
  readonly hasEngine3: boolean;
  readonly colours: ReadonlyMap<SlotName, SlotColour>;
  readonly opacity: ReadonlyMap<OpacityName, number>;
  readonly radii: ReadonlyMap<RadiusName, number>;
  readonly shadows: ReadonlyMap<ShadowName, readonly Theme2Shadow[]>;
  readonly fonts: ReadonlyMap<FontName, readonly string[]>;
}

const MAX_SHADOWS = 50;
const RGB = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*[\d.]{1,20}\s*)?\)$/i;
const REFERENCE = /^--(\w{1,40})\s*(?:,\s*(\S{1,20}))?$/;

/** Slots that had another name, or stood for several, before the third engine. */
const oldNames: Readonly<Record<string, readonly SlotName[]>> = {
  lightBg: ['highlight'],
  btnText: ['btnText', 'btnPanelText', 'btnTopBarText'],
};

/** Fields that are not colours, in themes that have no `colors` and list their colours beside all other fields. */
const notColours = /Radius$|^(?:themeEngineVersion|name|opacity|radii|shadows|fonts|_pleroma_theme_version)$/;

const isUnset = (value: unknown) => value === undefined || value === null || value === '';

function colourOfChannels(channels: readonly unknown[]): Colour | null {
  const [red, green, blue] = channels.map((one) => (typeof one === 'number' ? one : Number.NaN));
  if (red === undefined || green === undefined || blue === undefined) return null;
  const isColour = [red, green, blue].every((channel) => channel >= 0 && channel <= 255);
  return isColour ? { red, green, blue } : null;
}

/** #rgb, #rrggbb, rgb(…), {r, g, b}, `transparent`, `--slot` or `--slot,step`; null for anything else. */
function readColour(value: unknown): SlotColour | null {
  if (isFields(value)) {
    const colour = colourOfChannels(['r', 'g', 'b'].map((name) => fieldOf(value, name)));
    return colour && { kind: 'colour', colour };
  }
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === 'transparent') return { kind: 'transparent' };
  const rgb = RGB.exec(text);
  const colour =
    rgb === null ? (parseHex(text)?.colour ?? null) : colourOfChannels(rgb.slice(1, 4).map(Number));
  if (colour !== null) return { kind: 'colour', colour };
  const [, slot = '', step = '0'] = REFERENCE.exec(text) ?? [];
  const mod = parseNumber(step);
  return isSlotName(slot) && mod !== null ? { kind: 'reference', slot, mod } : null;
}

function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Math.abs(value) <= MAX_NUMBER ? roundNumber(value) : null;
  return typeof value === 'string' ? parseNumber(value.trim().replace(/px$/, '')) : null;
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Reads the parts of a theme one by one, and notes what is wrong with them. */
class Theme2Reader {
  readonly #data: Fields;
  readonly #notes: ProblemList;

  constructor(data: Fields, notes: ProblemList) {
    this.#data = data;
    this.#notes = notes;
  }

  /** Old names stand for slots, unless the theme also sets these. */
  colours(hasEngine3: boolean): Map<SlotName, SlotColour> {
    const colours = new Map<SlotName, SlotColour>();
    const renamed = new Map<SlotName, SlotColour>();
    for (const [name, value] of this.#colourFields()) {
      const slots = !hasEngine3 && Object.hasOwn(oldNames, name) ? (oldNames[name] ?? []) : [];
      const isKnown = isSlotName(name) || slots.length > 0;
      const colour = isKnown ? readColour(value) : null;
      if (colour === null) this.#notes.add(`colors.${name}`, isKnown ? 'notAColour' : 'unknownName');
      else if (isSlotName(name)) colours.set(name, colour);
      if (colour !== null) for (const slot of slots) renamed.set(slot, colour);
    }
    return new Map([...renamed, ...colours]);
  }

  #colourFields(): readonly (readonly [string, unknown])[] {
    const nested = fieldOf(this.#data, 'colors');
    const fields = isFields(nested)
      ? Object.entries(nested)
      : Object.entries(this.#data).filter(([name]) => !notColours.test(name));
    return fields.filter(([, value]) => !isUnset(value));
  }

  opacity(): Map<OpacityName, number> {
    return this.#numbers('opacity', { known: opacityDefaults, most: 1 });
  }

  /** The numbers in an object, by the names that it may have. */
  #numbers<Name extends string>(
    where: string,
    { known, most, fields }: { known: Readonly<Record<Name, number>>; most: number; fields?: Fields },
  ): Map<Name, number> {
    const isKnown = (name: string): name is Name => Object.hasOwn(known, name);
    const numbers = new Map<Name, number>();
    for (const [name, value] of Object.entries(fields ?? fieldsIn(this.#data, where))) {
      if (isUnset(value)) continue;
      const number = readNumber(value);
      if (number === null) this.#notes.add(`${where}.${name}`, 'notANumber');
      else if (isKnown(name)) numbers.set(name, within(number, 0, most));
      else this.#notes.add(`${where}.${name}`, 'unknownName');
    }
    return numbers;
  }

  /** The defaults, and the panel's radius for chat messages, where a theme says nothing. */
  radii(): Map<RadiusName, number> {
    const isOld = !isUnset(fieldOf(this.#data, 'btnRadius'));
    const old = Object.entries(this.#data)
      .filter(([name]) => name.endsWith('Radius'))
      .map(([name, value]) => [name.slice(0, -'Radius'.length), value] as const);
    const set = this.#numbers('radii', {
      known: radiusDefaults,
      most: 1000,
      ...(isOld && { fields: Object.fromEntries(old) }),
    });
    const panel = set.get('panel') ?? radiusDefaults.panel;
    return new Map([
      ...(Object.entries(radiusDefaults) as [RadiusName, number][]),
      ['chatMessage', panel],
      ...set,
    ]);
  }

  shadows(): Map<ShadowName, readonly Theme2Shadow[]> {
    const shadows = new Map<ShadowName, readonly Theme2Shadow[]>();
    for (const [name, list] of Object.entries(fieldsIn(this.#data, 'shadows'))) {
      const known = shadowNames.find((one) => one === name);
      if (isUnset(list)) continue;
      if (known === undefined) this.#notes.add(`shadows.${name}`, 'unknownName');
      else if (Array.isArray(list)) shadows.set(known, this.#shadowsIn(list, `shadows.${name}`));
      else this.#notes.add(`shadows.${name}`, 'notAShadow');
    }
    return shadows;
  }

  #shadowsIn(list: readonly unknown[], where: string): readonly Theme2Shadow[] {
    if (list.length > MAX_SHADOWS) this.#notes.add(where, 'tooMany');
    return list.slice(0, MAX_SHADOWS).flatMap((one, at) => {
      const shadow = isFields(one) ? readShadow(one) : null;
      if (shadow === null) this.#notes.add(`${where}[${String(at)}]`, 'notAShadow');
      return shadow ?? [];
    });
  }

  fonts(): Map<FontName, readonly string[]> {
    const fonts = new Map<FontName, readonly string[]>();
    for (const [name, value] of Object.entries(fieldsIn(this.#data, 'fonts'))) {
      const known = fontNames.find((one) => one === name);
      const family = isFields(value) ? fieldOf(value, 'family') : value;
      if (isUnset(family)) continue;
      const families = typeof family === 'string' ? parseFont(family) : null;
      if (known === undefined) this.#notes.add(`fonts.${name}`, 'unknownName');
      else if (families === null) this.#notes.add(`fonts.${name}`, 'notAFont');
      else fonts.set(known, families);
    }
    return fonts;
  }
}

function readShadow(fields: Fields): Theme2Shadow | null {
  const number = (name: string, unset: number) => {
    const value = fieldOf(fields, name);
    return isUnset(value) ? unset : readNumber(value);
  };
  const [x, y, blur, spread, alpha] = [
    number('x', 0),
    number('y', 0),
    number('blur', 0),
    number('spread', 0),
    number('alpha', 1),
  ];
  const written = fieldOf(fields, 'color');
  const colour = readColour(isUnset(written) ? '#000000' : written);
  if (x === null || y === null || blur === null || spread === null || alpha === null || colour === null)
    return null;
  const inset = fieldOf(fields, 'inset') === true;
  return { x, y, blur: Math.max(0, blur), spread, alpha: within(alpha, 0, 1), inset, colour };
}

/** The version of the engine that a theme was made for; 0 where it says none. */
export function engineOf(data: Fields): number {
  return readNumber(fieldOf(data, 'themeEngineVersion')) ?? 0;
}

/** Reads what a theme sets. Wrong and unknown parts are noted and left out. */
export function readTheme2Data(data: Fields, notes: ProblemList): Theme2 {
  const hasEngine3 = engineOf(data) >= 3;
  const reader = new Theme2Reader(data, notes);
  return {
    hasEngine3,
    colours: reader.colours(hasEngine3),
    opacity: reader.opacity(),
    radii: reader.radii(),
    shadows: reader.shadows(),
    fonts: reader.fonts(),
  };
}
