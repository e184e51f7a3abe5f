/** Every colour variable that depends on the palette, under its name in CSS without the dashes. */
export const colourNames = [
  // Roots.
  'wallpaper',
  'bg',
  'fg',
  'text',
  'link',
  'accent',
  'cRed',
  'cGreen',
  'cBlue',
  'cOrange',
  // Text besides `text`: handles and times; on accent; on the wallpaper; in a selection.
  'faint',
  'accentText',
  'wallpaperText',
  'selectionText',
  // Lines: hairline; outline that means something; thread rail; around a key's name; ring of focus.
  'border',
  'borderStrong',
  'rail',
  'kbdBorder',
  'focus',
  // Tones of a panel: row under the pointer; post under the pointer; current row; quote, card, field; bars.
  'hover',
  'postHover',
  'selected',
  'inset',
  'header',
  'headerField',
  'pollBar',
  'skeleton',
  'stripe',
  // Chat messages of others.
  'bubble',
  // Plain buttons.
  'btn',
  'btnHover',
  'btnPressed',
  // Floating surfaces, and what hover, selected, inset and the buttons are upon them.
  'popover',
  'popHover',
  'popRowHover',
  'popSelected',
  'popInset',
  'popBtn',
  'popBtnHover',
  // Accent: filled buttons; soft fills; own poll result; own chat message; row not seen yet; the mark's wing.
  'accentHover',
  'accentPressed',
  'accentSoft',
  'accentSoftHover',
  'accentSoftBorder',
  'pollOwn',
  'bubbleOwn',
  'unseen',
  'markWing',
  // Soft fills of the other colours.
  'linkSoft',
  'redSoft',
  'redSoftHover',
  'redSoftPressed',
  'greenSoft',
  'orangeSoft',
  'blueSoft',
  'selectionBackground',
] as const;

export type ColourName = (typeof colourNames)[number];
