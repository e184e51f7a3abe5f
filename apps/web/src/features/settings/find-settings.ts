import { type AnySettingKey, type PlacedSetting, allSettings } from '@linnet/domain/settings';
import { type Synonyms, type SearchItem, foldItem, searchDistance } from '../../blocks/find/search-distance';
import { type SettingsPart, keyWordsOf } from '../../blocks/find/settings-parts';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import type { ShownGroup } from '../../blocks/find/shown-groups';
import { useSettingWords, valueWords } from '../../blocks/find/use-setting-words';

interface Searched {
  readonly groups: readonly ShownGroup[];
  readonly parts: readonly SettingsPart[];
}

interface Words {
  readonly alike: Synonyms;
  readonly ofSetting: (key: AnySettingKey) => SearchItem;
  readonly ofPart: (part: SettingsPart) => SearchItem;
}

/**
 * The settings and other parts that contain every word of the query, in their groups. Matches with a typo count only if
 * there is no exact match.
 */
export function findSettings({ groups, parts }: Searched, query: string, words: Words): Searched {
  const near = (sought: SearchItem) => searchDistance(foldItem(sought, words.alike), query)?.by;
  const settings = new Map(
    groups.flatMap(({ keys }) => keys.map((key) => [key, near(words.ofSetting(key))])),
  );
  const ofParts = new Map(parts.map((part) => [part, near(words.ofPart(part))]));
  const ways = [...settings.values(), ...ofParts.values()];
  const isAsTyped = ways.includes('name') || ways.includes('words');
  const counts = (by: (typeof ways)[number]) =>
    by === 'name' || by === 'words' || (by === 'typo' && !isAsTyped);
  return {
    groups: keepSettings(groups, (key) => counts(settings.get(key))),
    parts: parts.filter((part) => counts(ofParts.get(part))),
  };
}

export function keepSettings(
  groups: readonly ShownGroup[],
  keep: (key: AnySettingKey) => boolean,
): readonly ShownGroup[] {
  return groups
    .map((group) => ({ ...group, keys: group.keys.filter(keep) }))
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
