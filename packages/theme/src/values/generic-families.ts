/** Families that CSS knows by a word: written without quotes. */
export const genericFamilies = [
  'inherit',
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
  'emoji',
  'math',
] as const;
