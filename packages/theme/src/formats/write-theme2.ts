import { toHex } from '../colour';
import { printSelector } from '../model/selectors';
import type { Style, StylePalette } from '../model/style';
import { type ColourValue, printColour } from '../values/colour-value';
import { type DirectiveValue, parseDirective } from '../values/directive-value';
import type { EvaluatedColour } from '../values/evaluate-colour';
import { printFont } from '../values/font-value';
import { type ShadowPart, expandShadows, shadowOfSide } from '../values/shadow-value';
import { colourDirective, fontPlaces, readTheme2, selectorsOf, theme2In } from './read-theme2';
import {
  basicSlots,
  isBasicSlot,
  opacityPlaces,
  radiusPlaces,
  shadowPlaces,
  slotPlaces,
} from './theme2-places';
import { engineOf, readTheme2Data } from './theme2-data';
import { type WrittenTheme, colourReader, lostBesideRules, rootColours } from './write-palette';
import { type Fields, isFields, ProblemList } from './reading';

/** The last value of each directive, by selector; taken one by one, so that what is left over is known. */
class Leftovers {
  readonly #values = new Map<string, DirectiveValue>();
  readonly #left: Set<string>;

  constructor({ rules }: Style) {
    for (const { selector, directives } of rules) {
      for (const [name, text] of Object.entries(directives)) {
        const value = parseDirective(name, text);
        if (value !== null) this.#values.set(`${printSelector(selector)} ${name}`, value);
      }
    }
    this.#left = new Set(this.#values.keys());
  }

  get(selector: string, directive: string): DirectiveValue | undefined {
    return this.#values.get(`${selector} ${directive}`);
  }

  /** The value at the first selector of a place; the same value at its other ones is taken as well. */
  take<Type extends DirectiveValue['type']>(
    place: string,
    directive: string,
    type: Type,
  ): Extract<DirectiveValue, { type: Type }> | undefined {
    const keys = selectorsOf(place).map((selector) => `${printSelector(selector)} ${directive}`);
    const value = this.#values.get(keys[0] ?? '');
    if (value === undefined || !hasType(value, type)) return undefined;
    const text = JSON.stringify(value);
    for (const key of keys) if (JSON.stringify(this.#values.get(key)) === text) this.#left.delete(key);
    return value;
  }

  forget(key: string): void {
    this.#left.delete(key);
  }

  all(): readonly string[] {
    return [...this.#left];
  }
}

function hasType<Type extends DirectiveValue['type']>(
  value: DirectiveValue,
  type: Type,
): value is Extract<DirectiveValue, { type: Type }> {
  return value.type === type;
}

type Evaluate = (value: ColourValue) => EvaluatedColour;

/** A basic colour stays a name, with its step; everything else becomes the colour that it is. */
function colourText(value: ColourValue, evaluate: Evaluate): string {
  const isSlot = value.kind === 'reference' && isBasicSlot(value.name);
  return isSlot ? printColour(value) : toHex(evaluate(value).colour);
}

function colourFields(left: Leftovers, colours: ReadonlyMap<string, ColourValue>, evaluate: Evaluate) {
  const fields: Record<string, string> = {};
  for (const slot of basicSlots) {
    const value = colours.get(slot);
    if (value === undefined) continue;
    fields[slot] = toHex(evaluate(value).colour);
    left.forget(`Root --${slot}`);
  }
  for (const [slot, place] of Object.entries(slotPlaces)) {
    const directive = colourDirective(place);
    const value = left.take(place, directive, 'colour');
    if (value === undefined) continue;
    const hidden = directive === 'background' ? left.get(place.split(', ')[0] ?? '', 'opacity') : undefined;
    const isHidden = hidden?.type === 'share' && hidden.share === 0;
    fields[slot] = isHidden ? 'transparent' : colourText(value.colour, evaluate);
    if (isHidden) left.take(place, 'opacity', 'share');
  }
  return fields;
}

/** The shadows as a list, with those that its variables hold in their place. */
function shadowList(
  parts: readonly ShadowPart[],
  variables: ReadonlyMap<string, readonly ShadowPart[]>,
  evaluate: Evaluate,
): object[] {
  return expandShadows(parts, (name) => variables.get(name)).map((part) => {
    const { x, y, blur, spread, inset, alpha, colour } = part.kind === 'plain' ? part : shadowOfSide(part);
    return { x, y, blur, spread, inset, alpha, color: colourText(colour, evaluate) };
  });
}

function rootShadows({ rules }: Style): ReadonlyMap<string, readonly ShadowPart[]> {
  const shadows = new Map<string, readonly ShadowPart[]>();
  for (const { selector, directives } of rules) {
    for (const [name, text] of printSelector(selector) === 'Root' ? Object.entries(directives) : []) {
      const value = parseDirective(name, text);
      if (value?.type === 'variable' && value.value.type === 'shadow')
        shadows.set(name.slice(2), value.value.shadows);
    }
  }
  return shadows;
}

/** The values of a table's names, as far as the style sets them. */
function fieldsOf<Value>(
  table: Readonly<Record<string, unknown>>,
  valueAt: (name: string) => Value | undefined,
) {
  const entries = Object.keys(table).map((name) => [name, valueAt(name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<string, Value>;
}

/** The file that a style was read from, as long as its rules and name are still the same. */
function unchangedFile(style: Style): Fields | null {
  const text = style.kept?.theme2;
  const file = text === undefined ? undefined : (JSON.parse(text) as unknown);
  const reading = readTheme2(file);
  if (reading.state === 'invalid' || !isFields(file)) return null;
  const isSame =
    reading.style.meta.name === style.meta.name &&
    JSON.stringify(reading.style.rules) === JSON.stringify(style.rules);
  return isSame ? file : null;
}

/**
 * The theme of an unchanged file, as it is stored, with its name: what its author set, or what was computed of that.
 */
export function unchangedTheme2(style: Style): { readonly data: Fields; readonly isSource: boolean } | null {
  const file = unchangedFile(style);
  if (file === null) return null;
  const data = theme2In(file);
  return { data: { ...data, name: style.meta.name }, isSource: engineOf(data) >= 3 };
}

/**
 * A style as a file of the second generation. The basic colours are those of the palette, or of the style's first one;
 * its rules become slots where there are some for them.
 */
export function writeTheme2(
  style: Style,
  palette: StylePalette | undefined = style.palettes[0],
): WrittenTheme {
  const before = unchangedFile(style);
  if (before !== null) return { json: before, lost: [] };
  const basics = rootColours(style, palette);
  const evaluate = colourReader(basics);
  const left = new Leftovers(style);
  const colors = colourFields(left, basics, evaluate);
  const shadows = rootShadows(style);
  const share = (place: string) =>
    left.take(place, colourDirective(place) === 'textColor' ? 'textOpacity' : 'opacity', 'share')?.share;
  const source = {
    themeEngineVersion: 3,
    colors,
    opacity: fieldsOf(opacityPlaces, (name) => share(opacityPlaces[name as keyof typeof opacityPlaces])),
    radii: fieldsOf(
      radiusPlaces,
      (name) => left.take(radiusPlaces[name as keyof typeof radiusPlaces], 'roundness', 'pixels')?.pixels,
    ),
    shadows: fieldsOf(shadowPlaces, (name) => {
      const { at } = shadowPlaces[name as keyof typeof shadowPlaces];
      const value = left.take(at, 'shadow', 'shadow');
      return value && shadowList(value.shadows, shadows, evaluate);
    }),
    fonts: fieldsOf(fontPlaces, (name) => {
      const { at, variable } = fontPlaces[name as keyof typeof fontPlaces];
      const value = left.take(at, variable, 'variable')?.value;
      return value?.type === 'font' ? { family: printFont(value.families) } : undefined;
    }),
  };
  // `readTheme2` adds these rules itself.
  left.forget('Root --badgeNotification');
  if (source.opacity['btn'] !== undefined) left.forget('Tab:active opacity');
  const extra = Object.keys(palette?.colours ?? {}).filter((name) => !isBasicSlot(name));
  const lost = [
    ...left.all(),
    ...extra.map((name) => `@palette.${palette?.name ?? ''} ${name}`),
    ...lostBesideRules(style, palette),
  ];
  return { json: { _pleroma_theme_version: 2, name: style.meta.name, source }, lost };
}

/** The slots that a style's own file sets and that its rules, and so a style file, have no place for. */
export function slotsWithoutRules({ kept }: Style): readonly string[] {
  const file = kept?.theme2 === undefined ? undefined : (JSON.parse(kept.theme2) as unknown);
  if (!isFields(file)) return [];
  const theme = readTheme2Data(theme2In(file), new ProblemList());
  return [...theme.colours.keys()].filter((slot) => !Object.hasOwn(slotPlaces, slot) && !isBasicSlot(slot));
}
