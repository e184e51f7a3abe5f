import { SYSTEM_THEME, palettes, wellKnownPalettes } from '@linnet/theme';
import { useMemo } from 'react';
import { languageNames, languageTags } from '../../../blocks/languages/language-names';
import { locales } from '../../../locales';
import { useInstance } from '../../../platform/client/client-provider';
import { useLocale, useText } from '../../../platform/i18n/use-text';
import { Select, type SelectOption } from '../../../ui/select/select';
import type { ControlProps } from './control-parts';

interface SelectControlProps extends Pick<ControlProps, 'id' | 'describedBy' | 'value' | 'onChange'> {
  readonly options: readonly SelectOption[];
  /** The label of the empty option, which is chosen while there is no value. */
  readonly empty?: string;
}

function SelectControl({ id, describedBy, value, onChange, options, empty }: SelectControlProps) {
  return (
    <Select
      id={id}
      aria-describedby={describedBy}
      value={typeof value === 'string' ? value : ''}
      options={empty === undefined ? options : [{ value: '', label: empty }, ...options]}
      onChange={onChange}
    />
  );
}

export function ChoiceControl(props: ControlProps & { readonly options: readonly string[] }) {
  const options = props.options.map((name) => ({ value: name, label: props.option(name) }));
  return <SelectControl {...props} value={String(props.value)} options={options} />;
}

/** Chooses one of the post formats of this server. */
export function FormatControl(props: ControlProps) {
  const { instance } = useInstance();
  return <ChoiceControl {...props} options={instance?.postFormats ?? ['text/plain']} />;
}

/** Chooses the language of the interface, by its own name; unset, it follows the browser. */
export function LanguageControl({ onChange, ...props }: ControlProps) {
  const text = useText();
  const options = (window.linnetEarly?.locales ?? []).map(({ code }) => ({
    value: code,
    label: locales.find((locale) => locale.code === code)?.name ?? code,
  }));
  return (
    <SelectControl
      {...props}
      options={options}
      empty={text('settings.language_by_browser')}
      onChange={(code) => onChange(code || undefined)}
    />
  );
}

/** Chooses the languages of posts, by their names in the language of the interface. */
export function PostLanguageControl(props: ControlProps) {
  const text = useText();
  const { code } = useLocale();
  const chosen = typeof props.value === 'string' ? props.value : '';
  const options = useMemo(() => {
    const { titleOf } = languageNames(code);
    const tags = new Set([...languageTags, ...(chosen === '' ? [] : [chosen])]);
    return [...tags]
      .map((tag) => ({ value: tag, label: titleOf(tag) }))
      .sort((one, other) => one.label.localeCompare(other.label, code));
  }, [code, chosen]);
  return <SelectControl {...props} options={options} empty={text('settings.language_by_interface')} />;
}

/** Chooses one of the bundled palettes; unset, it follows the server and the system. */
export function PaletteControl({ onChange, ...props }: ControlProps) {
  const text = useText();
  const names = [
    ...palettes.map(({ id, palette: { name } }) => ({ value: id, label: name })),
    ...Object.entries(wellKnownPalettes).map(([id, [label = id]]) => ({ value: id, label })),
  ];
  return (
    <SelectControl
      {...props}
      options={[{ value: SYSTEM_THEME, label: text('settings.palette_system') }, ...names]}
      empty={text('settings.palette_by_system')}
      onChange={(palette) => onChange(palette || undefined)}
    />
  );
}
