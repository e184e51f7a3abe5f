import type { Filter, FilterMatch } from '@linnet/api';
import type { FilterMatcher } from './filter-matcher';
import { phrasePattern } from './phrase-pattern';

/** Makes the matcher for filters of the first version, which the server only stores and clients match. */
export function matchFilters(filters: readonly Filter[]): FilterMatcher {
  const looked = filters.map(({ id, phrase, places, expiresAt, irreversible, wholeWord }) => {
    const action = irreversible ? 'hide' : 'warn';
    const match: FilterMatch = {
      filter: { id, title: phrase, places, expiresAt, action },
      keywords: [phrase],
      statusIds: [],
    };
    return { match, pattern: phrasePattern(phrase, wholeWord) };
  });
  return (_status, words) => {
    if (looked.length === 0) return [];
    const text = words();
    return looked.filter(({ pattern }) => pattern.test(text)).map(({ match }) => match);
  };
}
