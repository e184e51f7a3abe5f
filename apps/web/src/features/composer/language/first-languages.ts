interface OwnLanguages {
  /** What the post is marked with now; null for none. */
  readonly chosen: string | null;
  /** Those of earlier posts, the last one first. */
  readonly recent: readonly string[];
  /** Of the interface. */
  readonly locale: string;
  /** What the browser says that the person reads, as tags that may name a region. */
  readonly browser: readonly string[];
}

/** The languages of a person, which are offered before all others: the chosen one, recent ones, then what they read. */
export function firstLanguages({ chosen, recent, locale, browser }: OwnLanguages): readonly string[] {
  const read = [locale, ...browser].map((tag) => tag.split('-')[0] ?? tag);
  return [...new Set([...(chosen === null ? [] : [chosen]), ...recent, ...read])];
}
