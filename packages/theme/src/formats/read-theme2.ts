import { type Colour, type Hex, toHex } from '../colour';
import { parseSelector } from '../model/selectors';
import type { StyleRule, StyleSelector, ThemeReading } from '../model/style';
import { printFont } from '../values/font-value';
import { type PlainShadow, printShadows } from '../values/shadow-value';
import { type SlotColour, SlotResolver } from './resolve-slots';
import { slotRecipes } from './slot-recipes';
import { type FontName, type OpacityName, type ShadowName, type SlotName, slotTable } from './slots';
import { type Theme2, engineOf, readTheme2Data } from './theme2-data';
import {
  basicSlots,
  isBasicSlot,
  opacityPlaces,
  radiusPlaces,
  shadowPlaces,
  slotPlaces,
} from './theme2-places';
import { type Fields, fieldOf, isFields, isTooDeep, plainLine, ProblemList } from './reading';

/** The selectors of a place in our tables. Throws a RangeError for an invalid one. */
export function selectorsOf(place: string): readonly StyleSelector[] {
  return place.split(', ').map((text) => {
    const selector = parseSelector(text);
    if (selector === null) throw new RangeError(`Not a place: ${text}`);
    return selector;
  });
}

function rulesAt(place: string, directives: StyleRule['directives']): StyleRule[] {
  return selectorsOf(place).map((selector) => ({ selector, directives }));
}

/** The directive for the colour of a place: components without a box have a text colour, all others a background. */
export function colourDirective(place: string): 'textColor' | 'background' {
  return /(?:^| )(?:Text|Link|Icon|Border|FunText)\b[^ ]*$/.test(place) ? 'textColor' : 'background';
}

/** The slots that the theme sets, and those that are made of one that it sets and that is not among the basic ones. */
function affectedSlots({ colours }: Theme2): ReadonlySet<SlotName> {
  const recipes = slotRecipes();
  const known = new Map<SlotName, boolean>();
  const isAffected = (slot: SlotName): boolean => {
    const before = known.get(slot);
    if (before !== undefined) return before;
    known.set(slot, false);
    const result = !isBasicSlot(slot) && (colours.has(slot) || recipes[slot].from.some(isAffected));
    known.set(slot, result);
    return result;
  };
  return new Set((Object.keys(slotTable) as SlotName[]).filter(isAffected));
}

function rootRule(resolver: SlotResolver): StyleRule {
  const variables = basicSlots.map((slot) => [`--${slot}`, `color | ${toHex(resolver.get(slot).colour)}`]);
  return {
    selector: { component: 'Root', states: [] },
    directives: Object.fromEntries(variables) as Record<string, string>,
  };
}

function colourRules(theme: Theme2, resolver: SlotResolver): StyleRule[] {
  const affected = affectedSlots(theme);
  return Object.entries(slotPlaces).flatMap(([name, place]) => {
    const slot = name as SlotName;
    if (!affected.has(slot)) return [];
    const { colour, alpha } = resolver.get(slot);
    const directive = colourDirective(place);
    const hidden = alpha === 0 && directive === 'background';
    const rules = rulesAt(place, { [directive]: toHex(colour), ...(hidden && { opacity: '0' }) });
    if (slot !== 'badgeNotification') return rules;
    const variables = { '--badgeNotification': `color | ${toHex(colour)}` };
    return [...rules, ...rulesAt('Root', variables)];
  });
}

function opacityRules(resolver: SlotResolver): StyleRule[] {
  return Object.entries(opacityPlaces).flatMap(([name, place]) => {
    const share = String(resolver.opacity(name as OpacityName));
    const directive = colourDirective(place) === 'textColor' ? 'textOpacity' : 'opacity';
    const rules = share === '1' ? [] : rulesAt(place, { [directive]: share });
    return name === 'btn' && rules.length > 0
      ? [...rules, ...rulesAt('Tab:active', { opacity: '0' })]
      : rules;
  });
}

function shadowRules({ shadows, hasEngine3 }: Theme2, resolver: SlotResolver): StyleRule[] {
  return Object.entries(shadowPlaces).flatMap(([name, { at, over }]) => {
    const list = shadows.get(name as ShadowName);
    if (list === undefined) return [];
    const surface = resolver.get(over).colour;
    const shadow = list.map(({ colour, ...lengths }): PlainShadow => {
      const { hex, alpha } = shadowColour(colour, surface, resolver);
      // Before the third engine a shadow in a colour of the theme had the opacity of that colour.
      const own =
        colour.kind === 'reference' && !hasEngine3
          ? alpha || 1
          : alpha > 0 || colour.kind === 'reference'
            ? lengths.alpha
            : 0;
      return { kind: 'plain', ...lengths, alpha: own, colour: { kind: 'hex', hex } };
    });
    return rulesAt(at, { shadow: printShadows(shadow) });
  });
}

function shadowColour(
  colour: SlotColour,
  surface: Colour,
  resolver: SlotResolver,
): { hex: Hex; alpha: number } {
  if (colour.kind === 'transparent') return { hex: toHex(surface), alpha: 0 };
  if (colour.kind === 'colour') return { hex: toHex(colour.colour), alpha: 1 };
  return {
    hex: toHex(resolver.stepped(colour.slot, colour.mod, surface)),
    alpha: resolver.get(colour.slot).alpha,
  };
}

/** Where each font is a variable, and which. */
export const fontPlaces: Readonly<Record<FontName, { readonly at: string; readonly variable: string }>> = {
  interface: { at: 'Root', variable: '--font' },
  input: { at: 'Input', variable: '--font' },
  post: { at: 'RichContent', variable: '--font' },
  postCode: { at: 'Root, RichContent', variable: '--monoFont' },
};

function fontRules({ fonts }: Theme2): StyleRule[] {
  return Object.entries(fontPlaces).flatMap(([name, { at, variable }]) => {
    const families = fonts.get(name as FontName);
    return families === undefined ? [] : rulesAt(at, { [variable]: `generic | ${printFont(families)}` });
  });
}

function radiusRules({ radii }: Theme2): StyleRule[] {
  return Object.entries(radiusPlaces).flatMap(([name, place]) => {
    const radius = radii.get(name as keyof typeof radiusPlaces);
    return radius === undefined ? [] : rulesAt(place, { roundness: String(radius) });
  });
}

/** What the author set is used if it was made for the third engine, otherwise the theme that was computed from it. */
export function theme2In(file: Fields): Fields {
  const [source, theme] = ['source', 'theme'].map((name) => fieldOf(file, name));
  if (isFields(source) && (engineOf(source) === 3 || !isFields(theme))) return source;
  return isFields(theme) ? theme : file;
}

/** Whether an object is a theme of the second generation: a file, or one that is kept without its wrapping. */
export function looksLikeTheme2(input: unknown): boolean {
  return (
    isFields(input) &&
    ['_pleroma_theme_version', 'colors', 'theme', 'source'].some((name) => fieldOf(input, name) !== undefined)
  );
}

/**
 * Reads a theme of the second generation: a file (with any version), or one as it is stored. What it sets becomes
 * rules, with its colours resolved; the whole is kept, because several slots have no place there.
 */
export function readTheme2(input: unknown, fallbackName = ''): ThemeReading {
  if (!isFields(input)) return { state: 'invalid', problems: [{ key: '', what: 'notAnObject' }] };
  if (isTooDeep(input)) return { state: 'invalid', problems: [{ key: '', what: 'tooDeep' }] };
  const problems = new ProblemList();
  const version = fieldOf(input, '_pleroma_theme_version');
  if (version !== undefined && typeof version !== 'number')
    problems.add('_pleroma_theme_version', 'unknownVersion');
  const notes = new ProblemList();
  const data = theme2In(input);
  const theme = readTheme2Data(data, notes);
  for (const slot of ['bg', 'fg', 'text'] as const) {
    if (!theme.colours.has(slot)) problems.add(slot, 'missing');
  }
  if (!theme.colours.has('link') && !theme.colours.has('accent')) problems.add('link', 'missing');
  if (problems.all.length > 0) return { state: 'invalid', problems: [...problems.all, ...notes.all] };
  const resolver = new SlotResolver(theme, (slot, what) => notes.add(slot, what));
  const rules = [
    rootRule(resolver),
    ...fontRules(theme),
    ...shadowRules(theme, resolver),
    ...radiusRules(theme),
    ...opacityRules(resolver),
    ...colourRules(theme, resolver),
  ];
  const name = plainLine(fieldOf(input, 'name')) ?? plainLine(fallbackName) ?? '';
  const wrapped =
    data === input
      ? { _pleroma_theme_version: 2, name, [theme.hasEngine3 ? 'source' : 'theme']: data }
      : input;
  const style = { meta: { name }, palettes: [], rules, kept: { theme2: JSON.stringify(wrapped) } };
  return { state: 'read', style, notes: notes.all };
}
