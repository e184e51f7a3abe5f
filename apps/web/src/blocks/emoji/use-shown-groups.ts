import { onePer } from '@linnet/domain';
import { type Emoji, type EmojiGroup, indexEmoji, recentGroup, searchEmoji } from '@linnet/domain/emoji';
import { useMemo } from 'react';

/** Built with the first search and reused, so that opening a picker doesn't wait for it. */
const indexOf = onePer((groups: readonly EmojiGroup[]) => indexEmoji(groups.flatMap(({ emoji }) => emoji)));

/** What a search finds in all groups, the best first. */
export const findEmoji = (groups: readonly EmojiGroup[], query: string): readonly Emoji[] =>
  searchEmoji(indexOf(groups), query);

/** The groups in the grid: the recent emoji and all groups, or the results of a search. */
export function useShownGroups(
  groups: readonly EmojiGroup[],
  { recent, query }: { recent: readonly string[]; query: string },
): readonly EmojiGroup[] {
  const all = useMemo(() => {
    const latest = recentGroup(recent, groups);
    return latest === null ? groups : [latest, ...groups];
  }, [groups, recent]);
  return useMemo(() => {
    if (query.trim() === '') return all;
    const emoji = findEmoji(groups, query);
    return emoji.length === 0 ? [] : [{ id: 'found', title: { kind: 'found' }, emoji }];
  }, [all, groups, query]);
}
