import type { Client } from '@linnet/domain';
import { allSettings } from '@linnet/domain/settings';
import { type Style, type ThemeFields, builtInPalette } from '@linnet/theme';
import {
  ownPaletteIds,
  readPaletteFile,
  readThemeData,
  unchangedTheme2,
  writePalette,
  writeRuleset,
} from '@linnet/theme/formats';
import { cssAt } from '../../../boot/cached-theme';
import { nightHours, readPlace } from '../../../platform/time/sun-times';
import { type ChosenStyle, type ChosenFields, firstUsable, readChosen } from '../compile-choice';
import { type ThemeSlotFields, createThemeFiles, slotFields } from './theme-files';

/** A style with the palette that it is shown with, which is one of its own. */
export interface ShownStyle {
  readonly style: Style;
  /** Index among the palettes of the style. A style without any has its colours in its rules. */
  readonly paletteAt: number;
}

/** Whether the dark one of two themes is shown; false if there is only one. */
export function isDarkShown({ settings, environment }: Pick<Client, 'settings' | 'environment'>): boolean {
  const times = settings.valueOf('themeTimes', allSettings.themeTimes);
  if (times === 'always') return false;
  if (times === 'system') return !isSystemLight();
  const now = new Date(environment.now());
  const night = nightHours(now, readPlace(settings.valueOf('sunPlace', allSettings.sunPlace)));
  return cssAt({ css: 'day', night: { css: 'night', ...night } }, now) === 'night';
}

/** The light or the dark one of the viewer's two themes; the only one if there aren't two. */
export function themeSlot({ settings }: Pick<Client, 'settings'>, isDark: boolean): ThemeSlotFields {
  const isPair = settings.valueOf('themeTimes', allSettings.themeTimes) !== 'always';
  return slotFields(settings.own.get(), isPair && isDark);
}

/** The theme that is shown now: the only one, or the present one of two. */
export const shownSlot = (client: Pick<Client, 'settings' | 'environment'>): ThemeSlotFields =>
  themeSlot(client, isDarkShown(client));

const isSystemLight = (): boolean => matchMedia('(prefers-color-scheme: light)').matches;

/** The style of a choice. Rejects with an `ApiError` while the server with its file cannot be reached. */
export async function styleInUse(
  client: Pick<Client, 'send' | 'environment'>,
  chosenFields: ChosenFields,
): Promise<ShownStyle> {
  const chosen = await firstUsable(chosenFields, createThemeFiles(client), readChosen);
  return chosen === null ? stockStyle() : withItsPalette(chosen);
}

function stockStyle(): ShownStyle {
  const id = isSystemLight() ? 'linnet-light' : 'linnet-dark';
  const reading = readThemeData(builtInPalette(id));
  if (reading.state !== 'read') throw new Error(`The palette ${id} cannot be read.`);
  return { style: reading.style, paletteAt: 0 };
}

function withItsPalette({ style, palette }: ChosenStyle): ShownStyle {
  const at = palette === undefined ? 0 : style.palettes.indexOf(palette);
  if (palette === undefined || at >= 0) return { style, paletteAt: at };
  return { style: { ...style, palettes: [palette, ...style.palettes] }, paletteAt: 0 };
}

/**
 * The settings that choose this style: as a theme of the second generation if it is an unchanged one, as a palette if it
 * has nothing else, otherwise as a style.
 */
export function fieldsOfStyle({ style, paletteAt }: ShownStyle): ThemeFields {
  const theme2 = unchangedTheme2(style);
  if (theme2 !== null) return { [theme2.isSource ? 'customThemeSource' : 'customTheme']: theme2.data };
  const [palette] = style.palettes;
  const isPlain = style.rules.length === 0 && style.kept === undefined && style.palettes.length === 1;
  if (isPlain && palette !== undefined) {
    const data = { name: style.meta.name || palette.name, ...palette.colours };
    if (readPaletteFile(data).state === 'read') return { paletteCustomData: data };
  }
  return { styleCustomData: writeRuleset(style), ...paletteFields(style, paletteAt) };
}

/**
 * The settings for the palette of a style, without which it would be shown with that of the instance: one of its own or,
 * if it has none, one made of its variables.
 */
function paletteFields(style: Style, paletteAt: number): ThemeFields {
  const id = ownPaletteIds(style)[paletteAt];
  if (id !== undefined) return { palette: id };
  const { json } = writePalette(style);
  return readPaletteFile(json).state === 'read' ? { paletteCustomData: json } : {};
}

/**
 * Whether a style could make the page hard to use: its colours are always readable, but a shadow can cover text, and a
 * font can have symbols in place of letters.
 */
export function isRisky({ rules }: Style): boolean {
  return rules.some(({ directives }) =>
    Object.entries(directives).some(
      ([name, text]) => /shadow|font/i.test(name) || text.startsWith('shadow '),
    ),
  );
}
