import { compileTheme, palettes, toCss } from '@linnet/theme';

function cssOf(id: string): string {
  const found = palettes.find((palette) => palette.id === id);
  if (!found) throw new Error(`There is no palette ${id}.`);
  return toCss(compileTheme(found.palette));
}

/**
 * The stylesheet when nobody has chosen a theme: dark, and light where the system prefers it. It is inlined into the
 * page, so that the first paint has its colours and a change of the system setting is followed.
 */
export function stockThemeCss(): string {
  return `${cssOf('linnet-dark')}@media (prefers-color-scheme: light){${cssOf('linnet-light')}}`;
}
