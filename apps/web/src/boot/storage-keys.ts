/** Stored records that the start script reads before anything else runs. */
export const storageKeys = {
  /** JSON, an object with at least `token`. */
  session: 'linnet-session',
  /** JSON, an object: the person's own settings by their names. */
  settings: 'linnet-settings',
  /** JSON: see CachedTheme. */
  theme: 'linnet-theme',
  /** In the storage of the tab. JSON, an object: where each entry of its history was left, by the entry's key. */
  scroll: 'linnet-scroll',
  /** Code of the chosen locale, as plain text. */
  language: 'linnet-language',
  /** Kind of the server at the last visit, as plain text: see ServerKind. */
  server: 'linnet-server',
} as const;
