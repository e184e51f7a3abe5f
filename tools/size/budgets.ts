const KB = 1000;

/** A part of the built client that must exist and stay small. Limits are bytes after gzip. */
export type Budget =
  /**
   * The scripts that run before the first status: those of the page, and the named chunks with all of their imports.
   */
  | { kind: 'start'; name: string; chunks: readonly string[]; limit: number }
  /** The styles that the page itself links, and those of its start scripts. */
  | { kind: 'start-css'; name: string; limit: number }
  /** Each file whose path matches; at least one must, unless it is optional. */
  | { kind: 'each'; name: string; files: RegExp; limit: number; optional?: true }
  /** All files whose path matches, together; each has the limit of its kind besides. */
  | { kind: 'sum'; name: string; files: RegExp; limit: number }
  /** Each script that no other budget counts. */
  | { kind: 'lazy'; name: string; limit: number };

/** Chunks that a screen loads lazily although it needs them to show a status; source paths from `apps/web/`. */
const HOME_CHUNKS: readonly string[] = [];

export const budgets: readonly Budget[] = [
  // They include the table of the languages, and what changes the language in place.
  { kind: 'start', name: 'scripts, signed out', chunks: [], limit: 132.5 * KB },
  { kind: 'start', name: 'scripts, home', chunks: HOME_CHUNKS, limit: 132.5 * KB },
  { kind: 'start-css', name: 'styles', limit: 20 * KB },
  { kind: 'each', name: 'styles of lazy parts', files: /^assets\/later-[^/]+\.css$/, limit: 40 * KB },
  {
    kind: 'each',
    name: 'English, first screens',
    files: /^assets\/locale-en-first-[^/]+\.json$/,
    limit: 5.3 * KB,
  },
  {
    kind: 'each',
    name: 'English, the rest',
    files: /^assets\/locale-en-rest-[^/]+\.json$/,
    // Both parts together may have 35 kB.
    limit: 29.7 * KB,
  },
  // Other scripts need more bytes for a letter, and other languages more letters for a word.
  {
    kind: 'each',
    name: 'locale, first screens',
    files: /^assets\/locale-(?!en-)[^/]+-first-[^/]+\.json$/,
    limit: 10 * KB,
    optional: true,
  },
  {
    kind: 'each',
    name: 'locale, the rest',
    files: /^assets\/locale-(?!en-)[^/]+-rest-[^/]+\.json$/,
    limit: 50 * KB,
    optional: true,
  },
  {
    kind: 'each',
    name: 'locale, for one screen',
    // The hash of 8 letters may contain a hyphen.
    files: /^assets\/locale-(?![^/]+-(?:first|rest)-[^/]{8}\.json$)[^/]+\.json$/,
    limit: 10 * KB,
  },
  { kind: 'each', name: 'service worker', files: /^sw\.js$/, limit: 6 * KB },
  {
    kind: 'each',
    name: 'shared parts of ui',
    files: /^assets\/base-ui-[^/]+\.js$/,
    limit: 75 * KB,
    optional: true,
  },
  // A library, loaded only by viewers who play Flash films.
  {
    kind: 'each',
    name: 'player of Flash films',
    files: /^assets\/ruffle-[^/]+\/[^/]+\.js$/,
    limit: 250 * KB,
  },
  // A library with its lists of common passwords, loaded only by those who type a new password.
  {
    kind: 'each',
    name: 'strength of passwords',
    files: /^assets\/estimate-strength-[^/]+\.js$/,
    limit: 240 * KB,
  },
  // A library, loaded only by those who edit a theme as text.
  {
    kind: 'each',
    name: 'text of a theme',
    files: /^assets\/text-part-[^/]+\.js$/,
    limit: 120 * KB,
  },
  // The editor with the theme engine and what it shares with the gallery; the text of a theme is a library.
  {
    kind: 'sum',
    name: 'style editor',
    files: /^assets\/(?:style-editor|components-part|theme-gallery|theme-problems|shared-logic)-[^/]+\.js$/,
    limit: 80 * KB,
  },
  {
    kind: 'each',
    name: 'right after the first status',
    files: /^assets\/soon-[^/]+\.js$/,
    limit: 140 * KB,
  },
  { kind: 'lazy', name: 'lazy screen', limit: 40 * KB },
];
