import type { Filter, FilterGroup, FilterMatch } from '@linnet/api';
import type { FilterMatcher } from './filter-matcher';

const WORD = '[\\p{L}\\p{N}\\p{M}_]';
const BEGINS = new RegExp(`^${WORD}`, 'u');
const ENDS = new RegExp(`${WORD}$`, 'u');

/** The pattern that matches a filter's phrase, ignoring case, and only as whole words if `wholeWord` is set. */
export function phrasePattern(phrase: string, wholeWord: boolean): RegExp {
  const exact = phrase.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  // A phrase that begins with punctuation has no word boundary there.
  const before = wholeWord && BEGINS.test(phrase) ? `(?<!${WORD})` : '';
  const after = wholeWord && ENDS.test(phrase) ? `(?!${WORD})` : '';
  return new RegExp(`${before}${exact}${after}`, 'iu');
}

/** Makes the matcher for filters of the first version, which the server only stores and clients match. */
export function matchFilters(filters: readonly Filter[]): FilterMatcher {
  const prepared = filters.map(({ id, phrase, contexts, expiresAt, irreversible, wholeWord }) => {
    const action = irreversible ? 'hide' : 'warn';
    const match: FilterMatch = {
      filter: { id, title: phrase, contexts, expiresAt, action },
      keywords: [phrase],
      statusIds: [],
    };
    return { match, pattern: phrasePattern(phrase, wholeWord) };
  });
  return (_status, words) => {
    if (prepared.length === 0) return [];
    const text = words();
    return prepared.filter(({ pattern }) => pattern.test(text)).map(({ match }) => match);
  };
}

/**
 * Makes the matcher for filters of the second version after they have changed. Matches that the server found count as
 * long as the filter still has the word or the status; new words are searched for here.
 */
export function matchFilterGroups(groups: readonly FilterGroup[]): FilterMatcher {
  const prepared = groups.map((group) => ({
    group,
    words: group.keywords.map(({ keyword, wholeWord }) => ({
      keyword,
      pattern: phrasePattern(keyword, wholeWord),
    })),
    statusIds: new Set<string>(group.statuses.map(({ statusId }) => statusId)),
  }));
  return (status, words) => {
    const text = prepared.length === 0 ? '' : words();
    return prepared.flatMap(({ group, words: groupWords, statusIds }): FilterMatch[] => {
      const serverKeywords =
        status.filterMatches.find(({ filter }) => filter.id === group.id)?.keywords ?? [];
      const matched = groupWords.filter(
        ({ keyword, pattern }) => serverKeywords.includes(keyword) || pattern.test(text),
      );
      const isNamed = statusIds.has(status.id);
      if (matched.length === 0 && !isNamed) return [];
      const keywords = matched.map(({ keyword }) => keyword);
      return [{ filter: group, keywords, statusIds: isNamed ? [status.id] : [] }];
    });
  };
}
