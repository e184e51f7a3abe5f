import { allSettings, type AnySettingKey, type PlacedSetting } from '@linnet/domain/settings';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { useSettingWords, valueWords } from './use-setting-words';

/** All that a search looks at: the label, the hint, the words of the options, and the value in force. */
export function useSearchWords(): (key: AnySettingKey) => string {
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
    return [label, hint ?? '', ...names.map(option), present ?? ''].join('\n');
  };
}
