import type { ThemeList } from '@linnet/api';
import type { Client } from '@linnet/domain';
import {
  type Style,
  type ThemeChoice,
  type ThemeFields,
  type ThemeReading,
  type ThemeSource,
  compileTheme,
  palettes,
  toCss,
  whichTheme,
} from '@linnet/theme';
import { compileStyle, styleCss } from '@linnet/theme/compile';
import { ownPaletteIds, readThemeData } from '@linnet/theme/formats';
import { log } from '../../boot/logger';
import type { CachedTheme } from '../../boot/cached-theme';
import { type ThemeFiles, createThemeFiles } from './theme-files';

type Colours = Readonly<Record<string, string>>;

/** A theme that cannot be used: it is left out, as if nobody had chosen it. */
class UnusableTheme extends Error {
  readonly list: ThemeList;
  readonly source: ThemeSource;

  constructor(list: ThemeList, source: ThemeSource) {
    super(`A theme cannot be used (${list}).`);
    this.list = list;
    this.source = source;
  }
}

/**
 * Compiles the theme that the viewer or the instance has chosen, or the next one where that cannot be used; null for the
 * stock colours. Rejects with an `ApiError` while the server with its file cannot be reached.
 */
export async function compileChoice(
  { viewer, instance }: { readonly viewer: ThemeFields; readonly instance: ThemeFields },
  client: Pick<Client, 'send' | 'environment'>,
): Promise<Omit<CachedTheme, 'id'> | null> {
  const files = createThemeFiles(client);
  const unusable = new Set<string>();
  const known: Partial<Record<ThemeList, readonly string[]>> = {};
  let own = viewer;
  // Each round leaves out one id, or all data of the viewer.
  for (;;) {
    const choice = whichTheme(own, instance, known);
    if (choice.by === 'system') return null;
    try {
      return { ...(await compile(choice, files)), fromServer: files.isServerAsked() };
    } catch (error) {
      if (!(error instanceof UnusableTheme)) throw error;
      log('warn', error.message);
      if ('data' in error.source) own = { theme: own.theme, style: own.style, palette: own.palette };
      else {
        unusable.add(`${error.list} ${error.source.id}`);
        const ids = await files.ids(error.list);
        known[error.list] = ids.filter((id) => !unusable.has(`${error.list} ${id}`));
      }
    }
  }
}

async function compile(
  choice: Exclude<ThemeChoice, { by: 'system' }>,
  files: ThemeFiles,
): Promise<Pick<CachedTheme, 'css' | 'scheme'>> {
  if (choice.generation === 2) {
    return compiled(await read('themes', choice.theme, files));
  }
  const { style: styleSource, palette: paletteSource } = choice;
  const own = styleSource === undefined ? ownPalette(paletteSource) : undefined;
  if (own !== undefined) {
    const theme = compileTheme(own);
    return { css: toCss(theme), scheme: theme.scheme };
  }
  const style = styleSource && (await read('styles', styleSource, files));
  const colours = paletteSource && (await coloursOf(paletteSource, style, files));
  return compiled(style ?? { meta: { name: '' }, palettes: [], rules: [] }, colours);
}

/** One of our palettes: it says more than those of files. */
function ownPalette(source: ThemeSource | undefined) {
  const id = source !== undefined && 'id' in source ? source.id : null;
  return palettes.find((palette) => palette.id === id)?.palette;
}

function compiled(style: Style, colours?: Colours): Pick<CachedTheme, 'css' | 'scheme'> {
  const theme = compileStyle(style, colours);
  for (const { key, what } of theme.notes) log('warn', `a colour of the theme is missing: ${key} (${what})`);
  return { css: styleCss(theme), scheme: theme.root.scheme };
}

async function read(list: ThemeList, source: ThemeSource, files: ThemeFiles): Promise<Style> {
  const reading: ThemeReading | null =
    'data' in source ? readThemeData(source.data) : await files.read(list, source.id);
  if (reading?.state !== 'read') throw new UnusableTheme(list, source);
  return reading.style;
}

async function coloursOf(
  source: ThemeSource,
  style: Style | undefined,
  files: ThemeFiles,
): Promise<Colours | undefined> {
  if ('id' in source && source.id.startsWith('style.')) {
    const at = style === undefined ? -1 : ownPaletteIds(style).indexOf(source.id);
    return style?.palettes[at]?.colours;
  }
  const [palette] = (await read('palettes', source, files)).palettes;
  if (palette === undefined) throw new UnusableTheme('palettes', source);
  return palette.colours;
}
