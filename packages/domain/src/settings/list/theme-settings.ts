import { measure, opaque } from '../more-kinds';
import { choice, flag, optionalText } from '../setting-kinds';
import { later, placed, type SettingsList } from './placed';

const themes = later('themes');
const font = (name: string) =>
  placed(optionalText({ kept: 'device' }), 'fonts', {
    ...later('fonts'),
    pleromaFe: `theme3hacks.fonts.${name}`,
  });

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
  underlay: placed(choice(['none', 'opaque', 'transparent'], 'none'), 'theme', {
    ...themes,
    pleromaFe: 'theme3hacks.underlay',
  }),
  interfaceFont: font('interface'),
  inputFont: font('input'),
  postFont: font('post'),
  monospaceFont: font('monospace'),
} as const satisfies SettingsList;
