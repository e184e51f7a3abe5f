import type { FilterGroup, FilterMatch } from '@linnet/api';
import type { FilterMatcher } from './filter-matcher';
import { phrasePattern } from './phrase-pattern';

/**
 * Makes the matcher for filters of the second version after they have changed. Matches that the server found count as
 * long as the filter still has the word or the status; new words are looked for here.
 */
export function matchFilterGroups(groups: readonly FilterGroup[]): FilterMatcher {
  const looked = groups.map((group) => ({
    group,
    words: group.keywords.map(({ keyword, wholeWord }) => ({
      keyword,
      pattern: phrasePattern(keyword, wholeWord),
    })),
    statusIds: new Set<string>(group.statuses.map(({ statusId }) => statusId)),
  }));
  return (status, words) => {
    const text = looked.length === 0 ? '' : words();
    return looked.flatMap(({ group, words: sought, statusIds }): FilterMatch[] => {
      const told = status.filterMatches.find(({ filter }) => filter.id === group.id)?.keywords ?? [];
      const met = sought.filter(({ keyword, pattern }) => told.includes(keyword) || pattern.test(text));
      const isNamed = statusIds.has(status.id);
      if (met.length === 0 && !isNamed) return [];
      const keywords = met.map(({ keyword }) => keyword);
      return [{ filter: group, keywords, statusIds: isNamed ? [status.id] : [] }];
    });
  };
}
