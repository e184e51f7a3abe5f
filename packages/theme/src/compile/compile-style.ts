import {
  BLACK,
  type Colour,
  WHITE,
  blackOrWhite,
  contrast,
  luminance,
  mix,
  parseHex,
  toHex,
} from '../colour';
import { type ColourName, colourNames } from '../colour-names';
import { type CompiledTheme, compileTheme, toCss } from '../compile-theme';
import type { Style, ThemeProblem } from '../model/style';
import { MIN_ICON_CONTRAST, MIN_TEXT_CONTRAST } from '../pairs';
import { type Palette, requireColour } from '../palette';
import { type ChosenColours, stepUntil } from '../swatches';
import type { ColourValue } from '../values/colour-value';
import { type EvaluatedColour, createColourEvaluator } from '../values/evaluate-colour';
import { type DirectivesOfStyle, type Target, directivesOf } from './directives';
import { shapesOf } from './shapes';
import { type NamedColours, coloursOf, rootPalette, rootVariables } from './root-palette';
import { type ColourSource, colourSources, scopes } from './themed-parts';

/** A part of the page with all colours of its own. */
export interface ScopedTheme {
  /** The class of its elements. */
  readonly part: string;
  readonly theme: CompiledTheme;
}

export interface CompiledStyle {
  readonly name: string;
  readonly root: CompiledTheme;
  readonly scopes: readonly ScopedTheme[];
  /** What could not be made out and is magenta. */
  readonly notes: readonly ThemeProblem[];
}

/** What the parts of one compilation share. */
export interface Compilation {
  readonly directives: DirectivesOfStyle;
  readonly variable: (name: string) => ColourValue | undefined;
  readonly onFailure: (key: string, what: ThemeProblem['what']) => void;
}

export function compilationOf(
  style: Pick<Style, 'rules'>,
  colours: NamedColours,
  onFailure: Compilation['onFailure'] = () => undefined,
): Compilation {
  const directives = directivesOf(style);
  return { directives, variable: rootVariables(directives, colours), onFailure };
}

/**
 * Compiles a style with a palette: its own, or the chosen one. All colours of the page are mixed from the palette;
 * directives set single ones, corners, shadows and fonts, and parts whose text or background differs have all colours once
 * more. Texts are readable in all of them.
 */
export function compileStyle(style: Style, colours: NamedColours = coloursOf(style)): CompiledStyle {
  const notes = new Map<string, ThemeProblem>();
  const compilation = compilationOf(style, colours, (key, what) =>
    notes.set(`${key} ${what}`, { key, what }),
  );
  const { directives } = compilation;
  const { palette, panel, inks } = pagePalette(compilation, style.meta.name);
  const bg = requireColour(palette.bg).colour;
  const chosen = readableOnly(chosenColours(compilation, bg, []), palette);
  const main = compileTheme(palette, new Map([...chosen, ...inks]));
  const evaluate = evaluatorOver(compilation, bg);
  const root = {
    ...main,
    variables: {
      ...main.variables,
      ...shapesOf(directives, evaluate),
      ...panel,
      ...scrollbarOf(compilation, bg),
    },
  };
  return {
    name: style.meta.name,
    root,
    scopes: scopesOf(compilation, palette),
    notes: [...notes.values()],
  };
}

interface Page {
  readonly palette: Palette;
  /** The variables of translucent panels. */
  readonly panel: Readonly<Record<string, string>>;
  /** The inks that are readable on them. */
  readonly inks: ChosenColours;
}

/** Behind a more translucent panel than this, a picture would be too loud for any text. */
const MIN_PANEL_ALPHA = 0.75;
/** Inks that the palette of a page sets, and those that are mixed. */
const paletteInks = ['text', 'link', 'accent', 'cRed', 'cGreen', 'cBlue', 'cOrange'] as const;
const mixedInks = ['faint', 'borderStrong', 'focus'] as const;

/** The palette of the page: panels may have a background and texts of their own. */
function pagePalette(compilation: Compilation, name: string): Page {
  const { variable, onFailure, directives } = compilation;
  const root = rootPalette(name, variable, onFailure);
  const target = { component: 'Panel' };
  const opacity = directives.of(target).get('opacity');
  const behind = requireColour(root.wallpaper).colour;
  const plain = {
    colour: requireColour(root.bg).colour,
    alpha: opacity?.type === 'share' ? opacity.share : 1,
  };
  const { colour: bg, alpha: wanted } =
    colourAt(compilation, { target, directive: 'background' }, behind) ?? plain;
  const palette = {
    ...root,
    bg: toHex(bg),
    ...inksWithin(compilation, bg, []),
    ...lineOf(compilation, bg),
  };
  const alpha = Math.max(MIN_PANEL_ALPHA, wanted);
  if (alpha === 1) return { palette, panel: {}, inks: new Map() };
  const { inks, ...readable } = readableOver(compilation, palette, alpha);
  return { palette: { ...palette, ...readable }, panel: { panelBg: toHex(bg, alpha) }, inks };
}

/**
 * The inks of a translucent panel. Behind it may be any picture, so they are made readable on the panel over the part of a
 * picture that is worst for them: white for light text, black for dark.
 */
function readableOver(compilation: Compilation, palette: Palette, alpha: number) {
  const bg = requireColour(palette.bg).colour;
  const isTextLight = luminance(requireColour(palette.text).colour) > luminance(bg);
  const worst = mix(bg, 100 * alpha, isTextLight ? WHITE : BLACK);
  const over = { ...palette, bg: toHex(worst) };
  const { variables } = compileTheme(over, readableOnly(chosenColours(compilation, worst, []), over));
  const colourOf = (name: ColourName) => parseHex(variables[name] ?? '')?.colour ?? bg;
  return {
    ...Object.fromEntries(paletteInks.map((name) => [name, toHex(colourOf(name))])),
    inks: new Map(mixedInks.map((name) => [name, { colour: colourOf(name), alpha: 1 }])),
  };
}

/** The colours of scrollbars that a style sets; what is moved can be seen on what it moves in. */
function scrollbarOf(compilation: Compilation, bg: Colour): Readonly<Record<string, string>> {
  const colourOf = (component: string) => {
    const found = colourAt(compilation, { target: { component }, directive: 'background' }, bg);
    return found && mix(found.colour, 100 * found.alpha, bg);
  };
  const [track, thumb] = [colourOf('Scrollbar'), colourOf('ScrollbarElement')];
  const under = track ?? bg;
  const seen =
    thumb &&
    stepUntil({
      from: thumb,
      towards: blackOrWhite(under),
      passes: (colour) => contrast(colour, under) >= MIN_ICON_CONTRAST,
    });
  return { ...(track && { scrollTrack: toHex(track) }), ...(seen && { scrollThumb: toHex(seen) }) };
}

function lineOf(compilation: Compilation, bg: Colour): Partial<Palette> {
  const line = colourAt(compilation, { target: { component: 'Border' }, directive: 'textColor' }, bg);
  return line === undefined ? {} : { border: toHex(line.colour) };
}

/** The colours of text and links as rules set them inside of these components. */
function inksWithin(compilation: Compilation, bg: Colour, within: readonly Target[]): Partial<Palette> {
  const inkOf = (component: string) =>
    colourAt(compilation, { target: { component, within }, directive: 'textColor' }, bg);
  const text = inkOf('Text');
  const link = inkOf('Link');
  return {
    ...(text !== undefined && { text: toHex(text.colour) }),
    ...(link !== undefined && { link: toHex(link.colour) }),
  };
}

export function evaluatorOver({ variable, onFailure }: Compilation, under: Colour) {
  return createColourEvaluator({
    variable,
    onFailure,
    parent: under,
    stack: under,
    inheritedBackground: under,
  });
}

/** The colour that a directive gives, over a background; undefined where no rule has it. */
export function colourAt(
  compilation: Compilation,
  { target, directive }: ColourSource,
  under: Colour,
): EvaluatedColour | undefined {
  const found = compilation.directives.of(target);
  const value = found.get(directive);
  if (value?.type !== 'colour') return undefined;
  const evaluated = evaluatorOver(compilation, under)(value.colour);
  const opacity = directive === 'background' ? found.get('opacity') : found.get('textOpacity');
  return opacity?.type === 'share' ? { ...evaluated, alpha: evaluated.alpha * opacity.share } : evaluated;
}

function chosenColours(compilation: Compilation, bg: Colour, within: readonly Target[]): ChosenColours {
  const chosen = new Map<ColourName, EvaluatedColour>();
  for (const [name, { target, directive }] of Object.entries(colourSources)) {
    const inside = { ...target, within: [...within, ...(target.within ?? [])] };
    const colour = colourAt(compilation, { target: inside, directive }, bg);
    if (colour !== undefined) chosen.set(name as ColourName, colour);
  }
  return chosen;
}

const scopedComponents: ReadonlySet<string> = new Set(scopes.map(({ target }) => target.component));

/**
 * Leaves out the backgrounds of parts on which the texts of the page cannot be read. Such a part has texts of its own; the
 * page's would have to be moved for the sake of a place where they never stand.
 */
function readableOnly(chosen: ChosenColours, palette: Palette): ChosenColours {
  const [bg, text] = [requireColour(palette.bg).colour, requireColour(palette.text).colour];
  return new Map(
    [...chosen].filter(([name, { colour, alpha }]) => {
      const source = colourSources[name];
      const isOfPart = source?.directive === 'background' && scopedComponents.has(source.target.component);
      return !isOfPart || contrast(text, mix(colour, 100 * alpha, bg)) >= MIN_TEXT_CONTRAST;
    }),
  );
}

/** The parts whose background or text a rule sets, each mixed from its own background. */
function scopesOf(compilation: Compilation, palette: Palette): readonly ScopedTheme[] {
  const behind = requireColour(palette.bg).colour;
  return scopes
    .filter(({ target }) => compilation.directives.isNamed(target.component))
    .map(({ part, target, surfaces }) => {
      const found = colourAt(compilation, { target, directive: 'background' }, behind);
      const bg = found === undefined ? behind : mix(found.colour, 100 * found.alpha, behind);
      const within = [target];
      const scoped = { ...palette, bg: toHex(bg), ...inksWithin(compilation, bg, within) };
      const chosen = new Map(readableOnly(chosenColours(compilation, bg, within), scoped));
      for (const surface of surfaces) if (found !== undefined) chosen.set(surface, { colour: bg, alpha: 1 });
      return { part, theme: compileTheme(scoped, chosen) };
    });
}

/**
 * The stylesheet of a compiled style. Parts that stand inside of others and have no colours of their own get those of the
 * page again. With another root selector it applies in that part of the page alone.
 */
export function styleCss({ root, scopes: scoped }: CompiledStyle, rootSelector = ':root'): string {
  const selectorOf = (part: string): string =>
    rootSelector === ':root' ? `.${part}` : `${rootSelector} .${part}`;
  const own = new Set(scoped.map(({ part }) => part));
  const others = scopes.filter(({ part, standsAlone }) => standsAlone === true && !own.has(part));
  const page = [rootSelector, ...(own.size === 0 ? [] : others.map(({ part }) => selectorOf(part)))];
  return [
    ...page.map((selector) => toCss(root, selector)),
    ...scoped.map(({ part, theme }) => toCss(differing(theme, root), selectorOf(part))),
  ].join('');
}

/** The colours of a part that are not those of the page. Corners, shadows and fonts are the page's everywhere. */
function differing(theme: CompiledTheme, root: CompiledTheme): CompiledTheme {
  const colours = colourNames.filter((name) => theme.variables[name] !== root.variables[name]);
  return {
    ...theme,
    variables: Object.fromEntries(colours.map((name) => [name, theme.variables[name] ?? ''])),
  };
}
