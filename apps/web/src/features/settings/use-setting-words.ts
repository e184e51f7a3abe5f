import { allSettings, type AnySettingKey, type Form } from '@linnet/domain/settings';
import type { MessageId } from '../../platform/i18n/message-id';
import { useKnownText } from '../../platform/i18n/use-known-text';
import { type GetText, useText } from '../../platform/i18n/use-text';

/** The words of one setting, made from its key; a setting without a label does not compile. */
interface SettingWords {
  readonly label: string;
  readonly hint: string | null;
  /** Of an option, or of one of several flags. */
  readonly option: (name: string) => string;
}

export function useSettingWords(): (key: AnySettingKey) => SettingWords {
  const text = useText();
  const known = useKnownText();
  return (key) => {
    const label: MessageId = `settings.${key}`;
    const names = allSettings[key].form.is === 'flags' ? 'settings.kind' : label;
    return {
      label: text(label),
      hint: known(`${label}.hint`),
      option: (name) => known(`${names}.${name}`) ?? name,
    };
  };
}

/** A value in words, for forms whose value fits into a few; null for the others. */
export function valueWords(
  form: Form,
  value: unknown,
  words: { text: GetText } & Pick<SettingWords, 'option'>,
) {
  const { text, option } = words;
  switch (form.is) {
    case 'flag':
      return text(value === true ? 'settings.on' : 'settings.off');
    case 'choice':
      return option(String(value));
    case 'number':
      return value === null ? text('settings.no_limit') : String(value);
    case 'measure':
      return String(value);
    case 'text':
      return typeof value === 'string' ? value : null;
    case 'texts':
    case 'flags':
    case 'opaque':
      return null;
  }
}
