const KB = 1000;

/** A part of the built client that must be there and stay small. Limits are bytes after gzip. */
export type Budget =
  /** The scripts that run before the first status: those of the page, and the named chunks with all they import. */
  | { kind: 'start'; name: string; chunks: readonly string[]; limit: number }
  /** The styles that the page itself asks for, and those of its start scripts. */
  | { kind: 'start-css'; name: string; limit: number }
  /** Each file whose path matches; at least one has to, unless it is optional. */
  | { kind: 'each'; name: string; files: RegExp; limit: number; optional?: true }
  /** Each script that no other budget has counted. */
  | { kind: 'lazy'; name: string; limit: number };

/** Sources, from `apps/web/`, of chunks that a screen loads lazily though it cannot show a status without them. */
const HOME_CHUNKS: readonly string[] = [];

export const budgets: readonly Budget[] = [
  { kind: 'start', name: 'scripts, signed out', chunks: [], limit: 130 * KB },
  { kind: 'start', name: 'scripts, home', chunks: HOME_CHUNKS, limit: 130 * KB },
  { kind: 'start-css', name: 'styles', limit: 20 * KB },
  { kind: 'each', name: 'styles of lazy parts', files: /^assets\/later-[^/]+\.css$/, limit: 40 * KB },
  {
    kind: 'each',
    name: 'locale, first screens',
    files: /^assets\/locale-[^/]+-first-[^/]+\.json$/,
    limit: 6 * KB,
  },
  {
    kind: 'each',
    name: 'locale, the rest',
    files: /^assets\/locale-[^/]+-rest-[^/]+\.json$/,
    // Both parts together may have 35.
    limit: 29 * KB,
  },
  { kind: 'each', name: 'service worker', files: /^sw\.js$/, limit: 6 * KB },
  {
    kind: 'each',
    name: 'shared parts of ui',
    files: /^assets\/base-ui-[^/]+\.js$/,
    limit: 75 * KB,
    optional: true,
  },
  // Nothing of ours, and loaded by nobody who does not play a Flash film.
  {
    kind: 'each',
    name: 'player of Flash films',
    files: /^assets\/ruffle-[^/]+\/[^/]+\.js$/,
    limit: 250 * KB,
  },
  { kind: 'lazy', name: 'lazy screen', limit: 40 * KB },
];
