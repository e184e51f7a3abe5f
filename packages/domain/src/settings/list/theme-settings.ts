import { measure, opaque } from '../compound-kinds';
import { flag, optionalText } from '../setting-kinds';
import { inPleromaFe, later, type SettingsList } from './placed';

const themes = later('themes');
/** Written by the theme editor. The palette is among the settings of the appearance. */
export const themeSettings = {
  theme: inPleromaFe(optionalText(), 'colours', themes),
  style: inPleromaFe(optionalText(), 'colours', themes),
  colors: inPleromaFe(opaque(), 'colours', themes),
  customTheme: inPleromaFe(opaque(), 'colours', themes),
  customThemeSource: inPleromaFe(opaque(), 'colours', themes),
  styleCustomData: inPleromaFe(opaque(), 'colours', themes),
  paletteCustomData: inPleromaFe(opaque(), 'colours', themes),
  themeDebug: inPleromaFe(flag(false, { storedIn: 'device' }), 'colours', themes),
  forceThemeRecompilation: inPleromaFe(flag(false, { storedIn: 'device' }), 'colours', themes),
  themeEditorMinWidth: inPleromaFe(
    measure('0rem', { rem: [0, 140], px: [0, 2000] }, { storedIn: 'device', instance: true }),
    'colours',
    themes,
  ),
} as const satisfies SettingsList;
