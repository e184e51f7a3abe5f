/** Keys of the stored records that the start script reads. */
export const storageKeys = {
  /** JSON, an object with at least `token`. */
  session: 'linnet-session',
  /** JSON, an object: the viewer's own settings by name. */
  settings: 'linnet-settings',
  /** JSON: see CachedTheme. */
  theme: 'linnet-theme',
  /** In `sessionStorage`. JSON, an object: the scroll position of each history entry, by the entry's key. */
  scroll: 'linnet-scroll',
  /** Code of the chosen locale, as plain text. */
  language: 'linnet-language',
  /** Kind of the server at the last visit, as plain text: see ServerKind. */
  server: 'linnet-server',
} as const;
