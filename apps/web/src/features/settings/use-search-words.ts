import { allSettings, type AnySettingKey, type PlacedSetting } from '@linnet/domain/settings';
import { useSettingWords } from './use-setting-words';

/** All that a search looks at: the label, the hint, and the words of the options. */
export function useSearchWords(): (key: AnySettingKey) => string {
  const wordsOf = useSettingWords();
  return (key) => {
    const { form }: PlacedSetting<unknown> = allSettings[key];
    const { label, hint, option } = wordsOf(key);
    const names = form.is === 'choice' ? form.options : form.is === 'flags' ? form.names : [];
    return [label, hint ?? '', ...names.map(option)].join('\n');
  };
}
