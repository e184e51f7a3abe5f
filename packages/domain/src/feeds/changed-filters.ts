import { filterWord } from './chosen-view';
import type { FeedKind } from './feed-source';
import type { OwnFilter } from './feed-view';

const excluded: Partial<Record<OwnFilter, OwnFilter>> = {
  onlyMedia: 'withoutMedia',
  withoutMedia: 'onlyMedia',
};

interface FilterChange {
  kind: FeedKind;
  filter: OwnFilter;
  on: boolean;
}

/**
 * The value of the setting after a filter of a feed kind was switched. Switching one on switches off the one it
 * excludes.
 */
export function changedFilters(
  words: readonly string[],
  { kind, filter, on }: FilterChange,
): readonly string[] {
  const word = filterWord(kind, filter);
  const other = excluded[filter];
  const off = on && other !== undefined ? [word, filterWord(kind, other)] : [word];
  const kept = words.filter((one) => !off.includes(one));
  return on ? [...kept, word] : kept;
}
