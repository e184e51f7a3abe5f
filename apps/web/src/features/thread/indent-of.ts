import type { CSSProperties } from 'react';

/** How far in a row stands, for the styles: they know how many steps there is room for. */
export function indentOf(level: number): CSSProperties {
  // React does not know the names of custom properties.
  return { '--level': level } as CSSProperties;
}
