interface Candidate {
  /** Folded, as is the query. */
  name: string;
  custom: boolean;
  /** Its name does not have what was searched for; a keyword has. */
  byKeyword: boolean;
}

/**
 * The greater, the better it answers: a name that is the query, then the server's own, then a name that has it, then
 * how that begins and how short it is.
 */
export function scoreEmoji({ name, custom, byKeyword }: Candidate, query: string): number {
  const exact = name === query ? 200 : 0;
  const own = custom ? 100 : 0;
  const begins = name.startsWith(query) ? 10 : 0;
  return exact + own + begins - (byKeyword ? 50 : 0) - name.length;
}
