import { measure, opaque } from '../more-kinds';
import { flag, optionalText } from '../setting-kinds';
import { later, placed, type SettingsList } from './placed';

const themes = later('themes');
/** What the theme editor writes. The palette stands with the appearance. */
export const themeSettings = {
  theme: placed(optionalText(), 'theme', themes),
  style: placed(optionalText(), 'theme', themes),
  colors: placed(opaque(), 'theme', themes),
  customTheme: placed(opaque(), 'theme', themes),
  customThemeSource: placed(opaque(), 'theme', themes),
  styleCustomData: placed(opaque(), 'theme', themes),
  paletteCustomData: placed(opaque(), 'theme', themes),
  themeDebug: placed(flag(false, { kept: 'device' }), 'theme', themes),
  forceThemeRecompilation: placed(flag(false, { kept: 'device' }), 'theme', themes),
  themeEditorMinWidth: placed(
    measure('0rem', { rem: [0, 140], px: [0, 2000] }, { kept: 'device', instance: true }),
    'theme',
    themes,
  ),
} as const satisfies SettingsList;
