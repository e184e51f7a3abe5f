/** The colours that every palette has to set. */
export const paletteColours = [
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
] as const;
