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
import type { ColourName } from '../colour-names';
import { type CompiledTheme, compileTheme } from '../compile-theme';
import type { Style, ThemeProblem } from '../model/style';
import { MIN_ICON_CONTRAST } from '../pairs';
import { type Palette, requireColour } from '../palette';
import { type ChosenColours, stepUntil } from '../swatches';
import { type Surroundings, chosenColours, exactColours, inksWithin, readableOnly } from './chosen-colours';
import { type Compilation, colourAt, compilationOf } from './compilation';
import { cornerText, shapesOf } from './shapes';
import { spotsOf } from './spots';
import { type NamedColours, coloursOf, rootPalette } from './root-palette';
import { type CompiledStyle, type ScopedTheme, differingFrom } from './style-css';
import { type Scope, scopes } from './themed-parts';

/**
 * Compiles a style with a palette: its own, or the chosen one. All colours of the page are mixed from the palette;
 * directives set single ones, corners, shadows and fonts; parts whose text or background differs have a set of all
 * colours of their own. Texts are readable in all of them.
 */
export function compileStyle(style: Style, colours: NamedColours = coloursOf(style)): CompiledStyle {
  const notes = new Map<string, ThemeProblem>();
  const compilation = compilationOf(style, colours, (key, what) =>
    notes.set(`${key} ${what}`, { key, what }),
  );
  const { directives } = compilation;
  const page = pagePalette(compilation, style.meta.name);
  const { palette, panel, inks } = page;
  const bg = requireColour(palette.bg).colour;
  const chosen = readableOnly(chosenColours(compilation, bg, { palette, within: [] }), palette);
  const main = compileTheme(palette, new Map([...chosen, ...inks, ...selectionOf(compilation, bg)]));
  const evaluate = compilation.evaluatorOver(bg);
  const root = {
    ...main,
    variables: {
      ...main.variables,
      ...shapesOf(directives, evaluate, compilation.onFailure),
      ...panel,
      ...scrollbarOf(compilation, bg),
      ...shadeOf(compilation),
      ...spotsOf(main, exactColours(compilation, [])),
    },
  };
  return {
    name: style.meta.name,
    root,
    scopes: scopesOf(compilation, page, root),
    notes: [...notes.values()],
  };
}

interface Page {
  readonly palette: Palette;
  /** The variables of translucent panels. */
  readonly panel: Readonly<Record<string, string>>;
  /** How opaque panels are over a wallpaper. */
  readonly alpha: number;
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
    ...inksWithin(compilation, bg, { palette: root, within: [] }),
    ...lineOf(compilation, bg, root.border),
    ...scrimOf(compilation),
  };
  const alpha = Math.max(MIN_PANEL_ALPHA, wanted);
  const readable = readableOver(compilation, { palette, within: [], alpha });
  if (alpha === 1) return { ...readable, panel: {}, alpha };
  const blur = directives.of(target).get('blur');
  const panel = {
    panelBg: toHex(bg, alpha),
    ...(blur?.type === 'pixels' && { panelBlur: `blur(${cornerText(blur.pixels)})` }),
  };
  return { ...readable, panel, alpha };
}

/** What a part stands in: its colours, and how opaque it is over a wallpaper. */
interface PanelSurroundings extends Surroundings {
  readonly alpha: number;
}

/**
 * The palette and the inks of a translucent panel. Behind it may be any picture, so they are made readable on the panel
 * over the part of a picture that is worst for them: white for light text, black for dark.
 */
function readableOver(
  compilation: Compilation,
  { palette, within, alpha }: PanelSurroundings,
): Pick<Page, 'palette' | 'inks'> {
  if (alpha === 1) return { palette, inks: new Map() };
  const bg = requireColour(palette.bg).colour;
  const isTextLight = luminance(requireColour(palette.text).colour) > luminance(bg);
  const worst = mix(bg, 100 * alpha, isTextLight ? WHITE : BLACK);
  const inside = { palette, within };
  const over = { ...palette, bg: toHex(worst), ...inksWithin(compilation, worst, inside) };
  const chosen = chosenColours(compilation, worst, inside);
  const { variables } = compileTheme(over, readableOnly(chosen, over));
  const colourOf = (name: ColourName) => parseHex(variables[name] ?? '')?.colour ?? bg;
  const readable = Object.fromEntries(paletteInks.map((name) => [name, toHex(colourOf(name))]));
  return {
    palette: { ...palette, ...readable },
    inks: new Map(mixedInks.map((name) => [name, { colour: colourOf(name), alpha: 1 }])),
  };
}

/** The colours of scrollbars that a style sets; the thumb is visible on the track. */
function scrollbarOf(compilation: Compilation, bg: Colour): Readonly<Record<string, string>> {
  const colourOf = (component: string) => {
    const found = colourAt(compilation, { target: { component }, directive: 'background' }, bg);
    return found && mix(found.colour, 100 * found.alpha, bg);
  };
  const [track, thumb] = [colourOf('Scrollbar'), colourOf('ScrollbarElement')];
  const under = track ?? bg;
  const visibleThumb =
    thumb &&
    stepUntil({
      from: thumb,
      towards: blackOrWhite(under),
      passes: (colour) => contrast(colour, under) >= MIN_ICON_CONTRAST,
    });
  return {
    ...(track && { scrollTrack: toHex(track) }),
    ...(visibleThumb && { scrollThumb: toHex(visibleThumb) }),
  };
}

/** The hairlines that a style sets: their colour, or only the opacity of those of its palette. */
function lineOf(compilation: Compilation, bg: Colour, own: Palette['border']): Partial<Palette> {
  const target = { component: 'Border' };
  const line = colourAt(compilation, { target, directive: 'textColor' }, bg);
  if (line !== undefined) return { border: toHex(line.colour, line.alpha) };
  const opacity = compilation.directives.of(target).get('textOpacity');
  if (own === undefined || opacity?.type !== 'share') return {};
  const { colour, alpha } = requireColour(own);
  return { border: toHex(colour, alpha * opacity.share) };
}

/** What lies between a dialog and the page. */
function scrimOf(compilation: Compilation): Partial<Palette> {
  const scrim = colourAt(compilation, { target: { component: 'Modals' }, directive: 'background' }, BLACK);
  return scrim === undefined ? {} : { underlay: toHex(scrim.colour, scrim.alpha) };
}

/** The colours of selected text, which are variables of `Root`. */
function selectionOf(compilation: Compilation, bg: Colour): ChosenColours {
  const evaluate = compilation.evaluatorOver(bg);
  const names = ['selectionBackground', 'selectionText'] as const;
  return new Map(
    names.flatMap((name) => {
      const value = compilation.variable(name);
      return value === undefined ? [] : [[name, evaluate(value)] as const];
    }),
  );
}

/** What lies between the columns and a wallpaper. */
function shadeOf(compilation: Compilation): Readonly<Record<string, string>> {
  const shade = colourAt(compilation, { target: { component: 'Underlay' }, directive: 'background' }, BLACK);
  return shade === undefined ? {} : { columnsShade: toHex(shade.colour, shade.alpha) };
}

/** A part with what its colours are mixed from. */
interface MixedScope extends ScopedTheme {
  readonly scope: Scope;
  readonly palette: Palette;
  readonly hasBackground: boolean;
}

/** The colours of a part, mixed from its own background, or from that of what it stands in. */
function mixScope(compilation: Compilation, scope: Scope, around: PanelSurroundings): MixedScope {
  const { part, target, surfaces } = scope;
  const behind = requireColour(around.palette.bg).colour;
  const found = colourAt(compilation, { target, directive: 'background' }, behind);
  const bg = found === undefined ? behind : mix(found.colour, 100 * found.alpha, behind);
  const within = [...around.within, target];
  const inside = { palette: around.palette, within };
  const mixed = { ...around.palette, bg: toHex(bg), ...inksWithin(compilation, bg, inside) };
  const alpha = found === undefined ? around.alpha : 1;
  const { palette, inks } = readableOver(compilation, { palette: mixed, within, alpha });
  const own = readableOnly(chosenColours(compilation, bg, { palette, within }), palette);
  const chosen = new Map([...own, ...inks]);
  for (const surface of surfaces) if (found !== undefined) chosen.set(surface, { colour: bg, alpha: 1 });
  const theme = compileTheme(palette, chosen);
  const variables = { ...theme.variables, ...spotsOf(theme, exactColours(compilation, within)) };
  return { part, theme: { ...theme, variables }, scope, palette, hasBackground: found !== undefined };
}

/**
 * The parts whose background or text a rule sets. A part that shows the background around it (`isClear`) comes once
 * more for each part with a background of its own that may be around it (`holdsClear`).
 */
function scopesOf(
  compilation: Compilation,
  { palette, alpha }: Page,
  root: CompiledTheme,
): readonly ScopedTheme[] {
  const isDifferent = ({ theme }: MixedScope) => Object.keys(differingFrom(root, theme).variables).length > 0;
  const mixed = scopes
    .filter(({ target }) => compilation.directives.isNamed(target.component))
    .map((scope) => mixScope(compilation, scope, { palette, within: [], alpha }))
    .filter((one) => one.hasBackground || one.scope.isClear !== true || isDifferent(one));
  const clear = mixed.filter(({ scope, hasBackground }) => scope.isClear === true && !hasBackground);
  const inside = mixed
    .filter(({ scope, hasBackground }) => scope.holdsClear === true && hasBackground)
    .flatMap(({ part, scope: { target }, palette }) =>
      clear.map(({ scope }) => ({
        ...mixScope(compilation, scope, { palette, within: [target], alpha: 1 }),
        inside: part,
      })),
    );
  return [...mixed, ...inside].map(({ part, inside, theme }) => ({ part, ...(inside && { inside }), theme }));
}
