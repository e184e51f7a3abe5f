import { builtInPalette, compileTheme, toCss } from '@linnet/theme';

function cssOf(id: string): string {
  return toCss(compileTheme(builtInPalette(id)));
}

/**
 * The stylesheet when nobody has chosen a theme: dark, and light where the system prefers it. It is inlined into the
 * page, so that the first paint has its colours and a change of the system setting is followed.
 */
export function stockThemeCss(): string {
  return `${cssOf('linnet-dark')}@media (prefers-color-scheme: light){${cssOf('linnet-light')}}`;
}
