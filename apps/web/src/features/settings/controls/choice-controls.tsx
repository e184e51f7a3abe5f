import { SYSTEM_THEME, palettes } from '@linnet/theme';
import { useMemo } from 'react';
import { languageNames, languageTags } from '../../../blocks/languages/language-names';
import { useInstance } from '../../../platform/client/client-provider';
import { useLocale, useText } from '../../../platform/i18n/use-text';
import { Select } from '../../../ui/select/select';
import type { ControlProps } from './control-parts';

interface ChoiceControlProps extends ControlProps {
  readonly options: readonly string[];
}

export function ChoiceControl({ id, describedBy, value, onChange, option, options }: ChoiceControlProps) {
  return (
    <Select
      id={id}
      aria-describedby={describedBy}
      value={String(value)}
      options={options.map((name) => ({ value: name, label: option(name) }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Chooses one of the post formats of this server. */
export function FormatControl(props: ControlProps) {
  const { instance } = useInstance();
  return <ChoiceControl {...props} options={instance?.postFormats ?? ['text/plain']} />;
}

/** Chooses the language of the interface, by its own name; unset, it follows the browser. */
export function LanguageControl({ id, describedBy, value, onChange }: ControlProps) {
  const text = useText();
  const locales = window.linnetEarly?.locales ?? [];
  const options = locales.map(({ code }) => ({
    value: code,
    label: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
  }));
  return (
    <Select
      id={id}
      aria-describedby={describedBy}
      value={typeof value === 'string' ? value : ''}
      options={[{ value: '', label: text('settings.language_by_browser') }, ...options]}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}

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

/** Chooses one of the bundled palettes; unset, it follows the server and the system. */
export function PaletteControl({ id, describedBy, value, onChange }: ControlProps) {
  const text = useText();
  const names = palettes.map(({ id: palette, palette: { name } }) => ({ value: palette, label: name }));
  return (
    <Select
      id={id}
      aria-describedby={describedBy}
      value={typeof value === 'string' ? value : ''}
      options={[
        { value: '', label: text('settings.palette_by_system') },
        { value: SYSTEM_THEME, label: text('settings.palette_system') },
        ...names,
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}
