import { allSettings, type AnySettingKey, type PlacedSetting } from '@linnet/domain/settings';
import type { Sought } from '../../blocks/find/how-near';
import { keyWordsOf } from '../../blocks/find/key-words';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { useSettingWords, valueWords } from './use-setting-words';

/** The searched texts of a setting: label, hint, labels of options, current value, and the keys that store it. */
export function useSearchWords(): (key: AnySettingKey) => Sought {
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
