import { measure } from '../compound-kinds';
import { number } from '../number-kinds';
import { choice, flag, setting, type SettingOptions, optionalText } from '../setting-kinds';
import { startSettings } from '../start-settings';
import { expert, needs, inPleromaFe, risky, type SettingsList } from './placed';

/** The name of a font on the device; null is that of the theme. */
const font = (name: string) =>
  inPleromaFe(optionalText({ storedIn: 'device' }), 'fonts', {
    control: { by: 'font' },
    pleromaFe: `theme3hacks.fonts.${name}`,
  });

/** Fonts of the page. */
const fontSettings = {
  interfaceFont: font('interface'),
  inputFont: font('input'),
  postFont: font('post'),
  monospaceFont: font('monospace'),
} as const satisfies SettingsList;

/** Sizes are stored on the device, since they depend on the screen. */
const onDeviceByInstance = { storedIn: 'device', instance: true } as const;
const onDevice = { storedIn: 'device' } as const;
const text = { px: [8, 40], rem: [0.5, 3] } as const;
const size = { rem: [0.5, 12], px: [8, 160], em: [0.5, 12] } as const;
const column = { rem: [10, 120], px: [140, 2000], em: [10, 120], vw: [10, 100] } as const;

/** One of several numbers that stand for something else than themselves; the first is the default. */
function oneOfNumbers(numbers: readonly [number, ...number[]], options: SettingOptions) {
  return setting<number>(numbers[0], options, {
    form: { is: 'choice', options: numbers.map(String) },
    read: (given) => numbers.find((known) => String(known) === String(given)),
  });
}

/** The look and the layout. */
export const appearanceSettings = {
  palette: inPleromaFe(startSettings.palette, 'colours', { control: { by: 'palette' } }),

  textSize: inPleromaFe(measure('14px', text, onDeviceByInstance), 'sizes', risky),
  emojiSize: inPleromaFe(measure('2.2rem', size, onDeviceByInstance), 'sizes', expert),
  emojiReactionsScale: inPleromaFe(
    number(0.5, { min: 0.1, max: 4, step: 0.1 }, onDeviceByInstance),
    'sizes',
    {
      ...expert,
      ...needs('reactions'),
    },
  ),
  navbarSize: inPleromaFe(measure('3.5rem', size, onDeviceByInstance), 'sizes', { ...expert, ...risky }),
  panelHeaderSize: inPleromaFe(measure('3.2rem', size, onDeviceByInstance), 'sizes', { ...expert, ...risky }),
  /** Radius of all corners: none, 1 px, or 0.4 rem; −1 leaves it to the theme. */
  forcedRoundness: inPleromaFe(oneOfNumbers([-1, 0, 1, 2], onDeviceByInstance), 'page'),

  sidebarRight: inPleromaFe(startSettings.sidebarRight, 'columns'),
  thirdColumnMode: inPleromaFe(
    choice(['notifications', 'postform', 'none'], 'notifications', onDevice),
    'columns',
  ),
  sidebarColumnWidth: inPleromaFe(measure('25rem', column, onDevice), 'columns', { ...expert, ...risky }),
  contentColumnWidth: inPleromaFe(measure('45rem', column, onDevice), 'columns', { ...expert, ...risky }),
  notifsColumnWidth: inPleromaFe(measure('25rem', column, onDevice), 'columns', { ...expert, ...risky }),
  navbarColumnStretch: inPleromaFe(flag(false, onDevice), 'columns', expert),

  disableStickyHeaders: inPleromaFe(startSettings.disableStickyHeaders, 'page'),
  showScrollbars: inPleromaFe(flag(false, onDevice), 'page', expert),
  hideInstanceWallpaper: inPleromaFe(flag(false), 'page', needs('frontendConfiguration')),
  underlay: inPleromaFe(choice(['none', 'opaque', 'transparent'], 'none'), 'page', {
    pleromaFe: 'theme3hacks.underlay',
  }),
  modalMobileCenter: inPleromaFe(flag(false, { instance: true }), 'page', expert),

  ...fontSettings,
} as const satisfies SettingsList;
