/** The colours that every palette sets. */
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
