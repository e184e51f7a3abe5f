import { useText } from '../../../platform/i18n/use-text';
import { Select } from '../../../ui/select/select';
import type { ControlProps } from './control-props';

/** The languages that the interface speaks, each by its own name; none chosen follows the browser. */
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
