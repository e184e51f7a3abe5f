import type { ColourName } from './colour-names';

/** `foreground` on `background` has a contrast of at least `minimum` : 1 in every compiled theme. */
export interface Pair {
  readonly foreground: ColourName;
  readonly background: ColourName;
  readonly minimum: number;
}

/** Minimum contrast for text. */
export const READABLE = 4.5;
/** Minimum contrast for icons, the star, and outlines with a meaning. */
const VISIBLE = 3;

const PANEL = ['bg', 'hover', 'postHover', 'selected', 'inset', 'header', 'unseen'] as const;
const FLOATING = ['popover', 'popHover', 'popRowHover', 'popSelected', 'popInset'] as const;
const SOFT = ['accentSoft', 'linkSoft', 'redSoft', 'greenSoft', 'orangeSoft', 'blueSoft'] as const;
/** Backgrounds of the text of posts, and so of links and coloured lines. */
const POST = ['bg', 'hover', 'postHover', 'inset', 'unseen', 'popover', 'popInset'] as const;

function on(foreground: ColourName, minimum: number, backgrounds: readonly ColourName[]): readonly Pair[] {
  return backgrounds.map((background) => ({ foreground, background, minimum }));
}

export const pairs: readonly Pair[] = [
  ...on('text', READABLE, [...PANEL, ...FLOATING, ...SOFT]),
  ...on('text', READABLE, ['fg', 'btn', 'btnHover', 'btnPressed', 'popBtn', 'popBtnHover', 'headerField']),
  ...on('text', READABLE, ['bubble', 'bubbleOwn', 'pollBar', 'pollOwn', 'accentSoftHover', 'stripe']),
  ...on('text', READABLE, ['redSoftHover', 'redSoftPressed', 'selectionBackground']),
  ...on('selectionText', READABLE, ['selectionBackground']),
  ...on('wallpaperText', READABLE, ['wallpaper']),
  ...on('faint', READABLE, [...PANEL, ...FLOATING, 'headerField', 'stripe']),
  ...on('link', READABLE, [...PANEL, ...FLOATING, ...SOFT, 'stripe', 'bubble', 'bubbleOwn']),
  ...on('accentText', READABLE, ['accent', 'accentHover', 'accentPressed']),
  ...on('accent', READABLE, ['bg', 'accentSoft', 'accentSoftHover']),
  ...on('accent', VISIBLE, [...PANEL, ...FLOATING]),
  ...on('cRed', READABLE, [...POST, 'popHover', 'popRowHover', 'redSoft', 'redSoftHover', 'redSoftPressed']),
  ...on('cGreen', READABLE, [...POST, 'greenSoft', 'bubble', 'bubbleOwn']),
  ...on('cBlue', READABLE, [...POST, 'blueSoft', 'bubble', 'bubbleOwn']),
  ...on('cOrange', VISIBLE, [...PANEL, ...FLOATING, 'orangeSoft']),
  ...on('borderStrong', VISIBLE, ['bg', 'inset', 'hover', 'header', 'popover', 'popInset']),
  ...on('focus', VISIBLE, [...PANEL, ...FLOATING, 'fg', 'headerField']),
];
