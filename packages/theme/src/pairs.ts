import type { ColourName } from './colour-names';

/** `foreground` on `background` has a contrast of at least `minimum` : 1 in every compiled theme. */
export interface Pair {
  readonly foreground: ColourName;
  readonly background: ColourName;
  readonly minimum: number;
}

/** Minimum contrast for text. */
export const MIN_TEXT_CONTRAST = 4.5;
/** Minimum contrast for icons, the star, and outlines with a meaning. */
export const MIN_ICON_CONTRAST = 3;

/**
 * What these are multiplied by in a palette of high contrast: texts have 7 : 1, icons and outlines more than 4.5 : 1.
 */
export const HIGH_CONTRAST = 7 / MIN_TEXT_CONTRAST;

const PANEL = ['bg', 'hover', 'postHover', 'selected', 'inset', 'header', 'unseen'] as const;
const FLOATING = ['popover', 'popHover', 'popRowHover', 'popSelected', 'popInset'] as const;
const SOFT = ['accentSoft', 'linkSoft', 'redSoft', 'greenSoft', 'orangeSoft', 'blueSoft'] as const;
/** Backgrounds of the text of posts, and so of links and coloured lines. */
const POST = ['bg', 'hover', 'postHover', 'inset', 'unseen', 'popover', 'popInset'] as const;

/** The backgrounds on which a text or an icon must be readable if its part sets no background of its own. */
export const surfacesOfInks: readonly ColourName[] = [...PANEL, ...FLOATING];

function on(foreground: ColourName, minimum: number, backgrounds: readonly ColourName[]): readonly Pair[] {
  return backgrounds.map((background) => ({ foreground, background, minimum }));
}

export const pairs: readonly Pair[] = [
  ...on('text', MIN_TEXT_CONTRAST, [...PANEL, ...FLOATING, ...SOFT]),
  ...on('text', MIN_TEXT_CONTRAST, [
    'fg',
    'btn',
    'btnHover',
    'btnPressed',
    'popBtn',
    'popBtnHover',
    'headerField',
  ]),
  ...on('text', MIN_TEXT_CONTRAST, [
    'bubble',
    'bubbleOwn',
    'pollBar',
    'pollOwn',
    'accentSoftHover',
    'stripe',
  ]),
  ...on('text', MIN_TEXT_CONTRAST, ['redSoftHover', 'redSoftPressed', 'selectionBackground']),
  ...on('selectionText', MIN_TEXT_CONTRAST, ['selectionBackground']),
  ...on('wallpaperText', MIN_TEXT_CONTRAST, ['wallpaper']),
  ...on('faint', MIN_TEXT_CONTRAST, [...PANEL, ...FLOATING, 'headerField', 'stripe']),
  ...on('link', MIN_TEXT_CONTRAST, [...PANEL, ...FLOATING, ...SOFT, 'stripe', 'bubble', 'bubbleOwn']),
  ...on('accentText', MIN_TEXT_CONTRAST, ['accent', 'accentHover', 'accentPressed']),
  ...on('accent', MIN_TEXT_CONTRAST, ['bg', 'accentSoft', 'accentSoftHover']),
  ...on('accent', MIN_ICON_CONTRAST, [...PANEL, ...FLOATING]),
  ...on('cRed', MIN_TEXT_CONTRAST, [
    ...POST,
    'popHover',
    'popRowHover',
    'redSoft',
    'redSoftHover',
    'redSoftPressed',
  ]),
  ...on('cGreen', MIN_TEXT_CONTRAST, [...POST, 'greenSoft', 'bubble', 'bubbleOwn']),
  ...on('cBlue', MIN_TEXT_CONTRAST, [...POST, 'blueSoft', 'bubble', 'bubbleOwn']),
  ...on('cOrange', MIN_ICON_CONTRAST, [...PANEL, ...FLOATING, 'orangeSoft']),
  ...on('borderStrong', MIN_ICON_CONTRAST, ['bg', 'inset', 'hover', 'header', 'popover', 'popInset']),
  ...on('focus', MIN_ICON_CONTRAST, [...PANEL, ...FLOATING, 'fg', 'headerField']),
];
