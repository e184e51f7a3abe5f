import { measure, opaque } from '../compound-kinds';
import { choice, flag, optionalText } from '../setting-kinds';
import { byProgram, expert, inGallery, inPleromaFe, ours, type SettingsList } from './placed';

/** The palette is among the settings of the appearance. */
export const themeSettings = {
  theme: inPleromaFe(optionalText(), 'colours', inGallery),
  style: inPleromaFe(optionalText(), 'colours', inGallery),
  /** What the first versions of Pleroma-FE stored beside a theme. No version reads it any more. */
  colors: inPleromaFe(opaque(), 'colours', byProgram),
  customTheme: inPleromaFe(opaque(), 'colours', inGallery),
  customThemeSource: inPleromaFe(opaque(), 'colours', inGallery),
  styleCustomData: inPleromaFe(opaque(), 'colours', inGallery),
  paletteCustomData: inPleromaFe(opaque(), 'colours', inGallery),
  /** Whether there is a second theme, and when it is shown. */
  themeTimes: ours(choice(['always', 'system', 'sun'], 'always'), 'colours', inGallery),
  /**
   * The second theme, for dark mode or the night, under the same keys as above; the first is then for light mode or the
   * day.
   */
  darkTheme: ours(opaque(), 'colours', inGallery),
  /** Where the sun sets, as whole degrees `{ latitude, longitude }`. */
  sunPlace: ours(opaque({ storedIn: 'device' }), 'colours', inGallery),
} as const satisfies SettingsList;

/** Below the editor of styles. */
export const styleEditorSettings = {
  themeEditorMinWidth: inPleromaFe(
    measure('0rem', { rem: [0, 140], px: [0, 2000] }, { storedIn: 'device', instance: true }),
    'editor',
    expert,
  ),
  themeDebug: inPleromaFe(flag(false, { storedIn: 'device' }), 'editor', expert),
  forceThemeRecompilation: inPleromaFe(flag(false, { storedIn: 'device' }), 'editor', expert),
} as const satisfies SettingsList;
