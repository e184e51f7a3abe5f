/** The built-in palettes, in the order in which they are offered. */
export const paletteIds = ['linnet-dark', 'linnet-light', 'amber'] as const;

export type BuiltInPaletteId = (typeof paletteIds)[number];
