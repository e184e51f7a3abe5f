interface OwnLanguages {
  /** The current language of the post; null for none. */
  readonly chosen: string | null;
  /** Languages of earlier posts, the latest first. */
  readonly recent: readonly string[];
  /** Language of the interface. */
  readonly locale: string;
  /** Tags from `navigator.languages`; they may have a region. */
  readonly browser: readonly string[];
}

/** The languages that are offered before all others: the chosen one, recent ones, then those the person reads. */
export function firstLanguages({ chosen, recent, locale, browser }: OwnLanguages): readonly string[] {
  const read = [locale, ...browser].map((tag) => tag.split('-')[0] ?? tag);
  return [...new Set([...(chosen === null ? [] : [chosen]), ...recent, ...read])];
}
