import { useMemo } from 'react';
import { languageNames } from '../../../blocks/languages/language-names';
import { languageTags } from '../../../blocks/languages/language-tags';
import { useLocale } from '../../../platform/i18n/use-locale';
import { useText } from '../../../platform/i18n/use-text';
import { Select } from '../../../ui/select/select';
import type { ControlProps } from './control-props';

/** Chooses the languages of posts, by their names in the language of the interface. */
export function PostLanguageControl({ id, describedBy, value, onChange }: ControlProps) {
  const text = useText();
  const { code } = useLocale();
  const chosen = typeof value === 'string' ? value : '';
  const options = useMemo(() => {
    const { nameOf } = languageNames(code);
    const tags = new Set([...languageTags, ...(chosen === '' ? [] : [chosen])]);
    return [...tags]
      .map((tag) => ({ value: tag, label: nameOf(tag) }))
      .sort((one, other) => one.label.localeCompare(other.label, code));
  }, [code, chosen]);
  return (
    <Select
      id={id}
      aria-describedby={describedBy}
      value={chosen}
      options={[{ value: '', label: text('settings.language_by_interface') }, ...options]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
