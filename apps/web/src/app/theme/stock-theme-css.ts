import { compilePalette } from './compile-palette';

/**
 * The stylesheet of a page on which nobody has chosen a theme: dark, and light where the system wants it.
 * It stands in the page itself, so that the first paint has its colours and a change of the system is followed.
 */
export function stockThemeCss(): string {
  const dark = compilePalette('linnet-dark').css;
  const light = compilePalette('linnet-light').css;
  return `${dark}@media (prefers-color-scheme: light){${light}}`;
}
