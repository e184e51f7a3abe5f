import { compileTheme, palettes, toCss } from '@linnet/theme';
import type { CachedTheme } from '../../boot/cached-theme';

/**
 * Compiles the stylesheet of a palette. This module includes the colour engine: import it only when a theme is chosen.
 */
export function compilePalette(id: string): CachedTheme {
  const found = palettes.find((palette) => palette.id === id);
  if (!found) throw new Error(`There is no palette ${id}.`);
  const theme = compileTheme(found.palette);
  return { id, css: toCss(theme), scheme: theme.scheme };
}
