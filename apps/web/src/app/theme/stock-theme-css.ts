import { compilePalette } from './compile-palette';

/**
 * The stylesheet when nobody has chosen a theme: dark, and light where the system prefers it. It is inlined into the
 * page, so that the first paint has its colours and a change of the system setting is followed.
 */
export function stockThemeCss(): string {
  const dark = compilePalette('linnet-dark').css;
  const light = compilePalette('linnet-light').css;
  return `${dark}@media (prefers-color-scheme: light){${light}}`;
}
