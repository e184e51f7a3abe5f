import { optionalText } from '../setting-kinds';
import { placed, type SettingsList } from './placed';

/** A name of a font that the device has; null is that of the theme. */
const font = (name: string) =>
  placed(optionalText({ kept: 'device' }), 'fonts', {
    control: { by: 'font' },
    pleromaFe: `theme3hacks.fonts.${name}`,
  });

/** In what type the page is set. */
export const fontSettings = {
  interfaceFont: font('interface'),
  inputFont: font('input'),
  postFont: font('post'),
  monospaceFont: font('monospace'),
} as const satisfies SettingsList;
