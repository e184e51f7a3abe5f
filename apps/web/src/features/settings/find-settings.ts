import { type AnySettingKey, type PlacedSetting, allSettings } from '@linnet/domain/settings';
import { type Synonyms, type SearchItem, foldItem, searchDistance } from '../../blocks/find/search-distance';
import { type SettingsPart, keyWordsOf } from '../../blocks/find/settings-parts';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import type { ShownGroup } from '../../blocks/find/shown-groups';
import { useSettingWords, valueWords } from '../../blocks/find/use-setting-words';

interface SearchableSettings {
  readonly groups: readonly ShownGroup[];
  readonly parts: readonly SettingsPart[];
}

interface SearchTexts {
  readonly synonyms: Synonyms;
  readonly ofSetting: (key: AnySettingKey) => SearchItem;
  readonly ofPart: (part: SettingsPart) => SearchItem;
}

/**
 * The settings and other parts that contain every word of the query, in their groups. Matches in spite of a typo are
 * left out if there is an exact match.
 */
export function findSettings(
  { groups, parts }: SearchableSettings,
  query: string,
  texts: SearchTexts,
): SearchableSettings {
  const matchOf = (item: SearchItem) => searchDistance(foldItem(item, texts.synonyms), query)?.by;
  const matchesOfSettings = new Map(
    groups.flatMap(({ keys }) => keys.map((key) => [key, matchOf(texts.ofSetting(key))])),
  );
  const matchesOfParts = new Map(parts.map((part) => [part, matchOf(texts.ofPart(part))]));
  const matches = [...matchesOfSettings.values(), ...matchesOfParts.values()];
  const hasExactMatch = matches.includes('name') || matches.includes('words');
  const isFound = (by: (typeof matches)[number]) =>
    by === 'name' || by === 'words' || (by === 'typo' && !hasExactMatch);
  return {
    groups: filterSettings(groups, (key) => isFound(matchesOfSettings.get(key))),
    parts: parts.filter((part) => isFound(matchesOfParts.get(part))),
  };
}

export function filterSettings(
  groups: readonly ShownGroup[],
  isKept: (key: AnySettingKey) => boolean,
): readonly ShownGroup[] {
  return groups
    .map((group) => ({ ...group, keys: group.keys.filter(isKept) }))
    .filter(({ keys }) => keys.length > 0);
}

/** The searched texts of a setting: label, hint, labels of options, current value, and the keys that store it. */
export function useSearchWords(): (key: AnySettingKey) => SearchItem {
  const text = useText();
  const { settings } = useClient();
  const wordsOf = useSettingWords();
  return (key) => {
    const setting: PlacedSetting<unknown> = allSettings[key];
    const { form } = setting;
    const { label, hint, option } = wordsOf(key);
    const names = form.is === 'choice' ? form.options : form.is === 'flags' ? form.names : [];
    const value = settings.valueOf(key, setting);
    const present = Array.isArray(value) ? value.join(' ') : valueWords(form, value, { text, option });
    const words = [hint ?? '', ...names.map(option), present ?? '', keyWordsOf(key, setting)];
    return { names: [label], words: words.join('\n') };
  };
}
