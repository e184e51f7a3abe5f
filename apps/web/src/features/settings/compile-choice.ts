import type { ThemeList } from '@linnet/api';
import type { Client } from '@linnet/domain';
import {
  type Style,
  type StylePalette,
  type ThemeChoice,
  type ThemeFields,
  type ThemeReading,
  type ThemeSource,
  compileTheme,
  palettes,
  whichTheme,
} from '@linnet/theme';
import { type CompiledStyle, compileStyle, styleCss } from '@linnet/theme/compile';
import { ownPaletteIds, readThemeData } from '@linnet/theme/formats';
import { log } from '../../boot/logger';
import type { ThemeSheets } from '../../boot/cached-theme';
import { type ThemeFiles, createThemeFiles, fieldOfList } from './themes/theme-files';

/** A theme that cannot be used: it is left out, as if nobody had chosen it. */
export class UnusableTheme extends Error {
  readonly list: ThemeList;
  readonly source: ThemeSource;

  constructor(list: ThemeList, source: ThemeSource) {
    super(`A theme cannot be used (${list}).`);
    this.list = list;
    this.source = source;
  }
}

/** The theme settings of the viewer, and those of the instance. */
export interface ChosenFields {
  readonly viewer: ThemeFields;
  readonly instance: ThemeFields;
}

type NamedChoice = Exclude<ThemeChoice, { by: 'system' }>;

/**
 * Resolves with what `make` returns for the theme that the viewer or the instance has chosen. Where it throws an
 * `UnusableTheme`, the next one is tried; null stands for the stock colours. Rejects with an `ApiError` while the server
 * with the file of the theme cannot be reached.
 */
export async function firstUsable<T>(
  chosenFields: ChosenFields,
  files: ThemeFiles,
  make: (choice: NamedChoice, files: ThemeFiles) => Promise<T>,
): Promise<T | null> {
  let { viewer, instance } = chosenFields;
  // Each round leaves out one name, or all data of the viewer.
  for (;;) {
    const choice = whichTheme(viewer, instance);
    if (choice.by === 'system') return null;
    try {
      return await make(choice, files);
    } catch (error) {
      if (!(error instanceof UnusableTheme)) throw error;
      log('warn', error.message);
      if ('data' in error.source) {
        viewer = { theme: viewer.theme, style: viewer.style, palette: viewer.palette };
        continue;
      }
      const { id } = error.source;
      const field = fieldOfList[error.list];
      const without = (fields: ThemeFields) =>
        fields[field] === id ? { ...fields, [field]: undefined } : fields;
      [viewer, instance] = [without(viewer), without(instance)];
    }
  }
}

/** The stylesheet of the theme that the viewer or the instance has chosen; null for the stock colours. */
export async function compileChoice(
  chosenFields: ChosenFields,
  client: Pick<Client, 'send' | 'environment'>,
): Promise<ThemeSheets | null> {
  const files = createThemeFiles(client);
  const style = await firstUsable(chosenFields, files, compileChosen);
  if (style === null) return null;
  for (const { key, what } of style.notes) log('warn', `a colour of the theme is missing: ${key} (${what})`);
  return { css: styleCss(style), scheme: style.root.scheme, fromServer: files.isServerAsked() };
}

/** Two themes, and what decides between them: the colour scheme of the system, or the sun. */
export interface ThemePair {
  readonly light: ThemeFields;
  readonly dark: ThemeFields;
  readonly by: 'system' | 'sun';
}

/** Compiles both themes of a pair; where none was chosen, Linnet's light or dark one. Rejects like `compileChoice`. */
export async function compilePair(
  { light, dark, by }: ThemePair,
  instance: ThemeFields,
  client: Pick<Client, 'send' | 'environment'>,
): Promise<ThemeSheets> {
  const compileWithFallback = async (viewer: ThemeFields, id: string) =>
    (await compileChoice({ viewer, instance }, client)) ?? compilePalette(id, client);
  const [day, night] = await Promise.all([
    compileWithFallback(light, 'linnet-light'),
    compileWithFallback(dark, 'linnet-dark'),
  ]);
  const both = { scheme: day.scheme, fromServer: day.fromServer || night.fromServer };
  if (by === 'sun') return { ...both, css: day.css, nightCss: night.css };
  const media = (scheme: 'light' | 'dark', css: string) => `@media (prefers-color-scheme: ${scheme}){${css}}`;
  return { ...both, css: media('light', day.css) + media('dark', night.css) };
}

async function compilePalette(
  id: string,
  client: Pick<Client, 'send' | 'environment'>,
): Promise<ThemeSheets> {
  const choice = { by: 'viewer', generation: 3, palette: { id } } as const;
  const style = await compileChosen(choice, createThemeFiles(client));
  return { css: styleCss(style), scheme: style.root.scheme, fromServer: false };
}

/** Compiles one choice. Rejects with an error when it cannot be used. */
async function compileChosen(choice: NamedChoice, files: ThemeFiles): Promise<CompiledStyle> {
  return (await readAndCompile(choice, files)).compiled;
}

/** Reads and compiles one choice. `style` is undefined for Linnet's own palettes, which are no styles. */
export async function readAndCompile(
  choice: NamedChoice,
  files: ThemeFiles,
): Promise<{ readonly compiled: CompiledStyle; readonly style?: Style }> {
  const own = choice.generation === 3 && choice.style === undefined ? ownPalette(choice.palette) : undefined;
  if (own !== undefined) {
    return { compiled: { name: own.name, root: compileTheme(own), scopes: [], notes: [] } };
  }
  const { style, palette } = await readChosen(choice, files);
  return { compiled: compileStyle(style, palette?.colours), style };
}

/** A style, and the palette it is shown with if that is not its first one. */
export interface ChosenStyle {
  readonly style: Style;
  readonly palette?: StylePalette;
}

/** Reads one choice. Rejects with an error when it cannot be used. */
export async function readChosen(choice: NamedChoice, files: ThemeFiles): Promise<ChosenStyle> {
  if (choice.generation === 2) return { style: await read('themes', choice.theme, files) };
  const { style: styleSource, palette: paletteSource } = choice;
  const style = styleSource && (await read('styles', styleSource, files));
  if (paletteSource === undefined) return { style: style ?? plainStyle('') };
  const palette =
    (style && paletteOfStyle(style, paletteSource)) ?? (await readPalette(paletteSource, files));
  return { style: style ?? plainStyle(palette.name), palette };
}

/** The palette that `source` names, if it is one of the style's own. */
function paletteOfStyle(style: Style, source: ThemeSource): StylePalette | undefined {
  return 'id' in source ? style.palettes[ownPaletteIds(style).indexOf(source.id)] : undefined;
}

async function readPalette(source: ThemeSource, files: ThemeFiles): Promise<StylePalette> {
  const { meta, palettes: listed } = await read('palettes', source, files);
  const [palette] = listed;
  if (palette === undefined) throw new UnusableTheme('palettes', source);
  return { ...palette, name: meta.name };
}

/** A style without rules, which changes nothing but the colours. */
const plainStyle = (name: string): Style => ({ meta: { name }, palettes: [], rules: [] });

/** One of Linnet's own palettes, which define more than those in files. */
function ownPalette(source: ThemeSource | undefined) {
  const id = source !== undefined && 'id' in source ? source.id : null;
  return palettes.find((palette) => palette.id === id)?.palette;
}

async function read(list: ThemeList, source: ThemeSource, files: ThemeFiles): Promise<Style> {
  const reading: ThemeReading | null =
    'data' in source ? readThemeData(source.data) : await files.read(list, source.id);
  if (reading?.state !== 'read') throw new UnusableTheme(list, source);
  return reading.style;
}
