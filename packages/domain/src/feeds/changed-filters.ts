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

/** The setting's words after a filter of a kind of timeline was switched. One that excludes another switches it off. */
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
