/** Every colour variable that depends on the palette: its CSS name without the dashes. */
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
  // Lines: hairline; outline with a meaning; thread rail; around a key's name; focus ring.
  'border',
  'borderStrong',
  'rail',
  'kbdBorder',
  'focus',
  // Backgrounds in a panel: hovered row; hovered post; current row; quote, card, field; bars.
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
  // Floating surfaces, and their variants of hover, selected, inset and buttons.
  'popover',
  'popHover',
  'popRowHover',
  'popSelected',
  'popInset',
  'popBtn',
  'popBtnHover',
  // Accent: filled buttons; soft fills; own poll result; own chat message; unseen row; the wing in the logo.
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
