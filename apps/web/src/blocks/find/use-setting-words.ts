import { allSettings, type AnySettingKey, type Form } from '@linnet/domain/settings';
import type { MessageId } from '../../platform/i18n/message-id';
import { type GetText, useKnownText, useText } from '../../platform/i18n/use-text';

/** The texts of one setting, found by its key; a setting without a label does not compile. */
interface SettingWords {
  readonly label: string;
  readonly hint: string | null;
  /** The label of an option, or of one of several flags. */
  readonly option: (name: string) => string;
}

export function useSettingWords(): (key: AnySettingKey) => SettingWords {
  const text = useText();
  const knownText = useKnownText();
  return (key) => {
    const label: MessageId = `settings.${key}`;
    const names = allSettings[key].form.is === 'flags' ? 'settings.kind' : label;
    return {
      label: text(label),
      hint: knownText(`${label}.hint`),
      option: (name) => knownText(`${names}.${name}`) ?? name,
    };
  };
}

/** A value as a short text; null for forms whose values are too long. */
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
