import type { CSSProperties } from 'react';

/** Sets the level of a row for the style sheet, which limits the indentation. */
export function indentOf(level: number): CSSProperties {
  // React's types have no custom properties.
  return { '--level': level } as CSSProperties;
}
