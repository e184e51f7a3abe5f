import type { AnySettingKey } from '@linnet/domain/settings';
import type { ShownGroup } from './shown-settings';

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

/** The groups with those settings whose words have every word of the query in them; empty groups are left out. */
export function findSettings(
  groups: readonly ShownGroup[],
  query: string,
  wordsOf: (key: AnySettingKey) => string,
): readonly ShownGroup[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return keepSettings(groups, (key) => {
    const words = plain(wordsOf(key));
    return wanted.every((word) => words.includes(word));
  });
}

export function keepSettings(
  groups: readonly ShownGroup[],
  keep: (key: AnySettingKey) => boolean,
): readonly ShownGroup[] {
  return groups
    .map((group) => ({ ...group, keys: group.keys.filter(keep) }))
    .filter(({ keys }) => keys.length > 0);
}
