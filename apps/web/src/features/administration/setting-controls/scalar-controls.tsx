import { useId, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Switch } from '../../../ui/check/check';
import input from '../../../ui/field/input.module.css';
import { PasswordField } from '../../../ui/field/password-field';
import { Select } from '../../../ui/select/select';
import { join } from '../../../ui/styles/join';
import type { SettingControlProps } from '../server/setting-scene';
import styles from '../server/server.module.css';

const textOf = (shown: SettingControlProps['shown']): string => (typeof shown === 'string' ? shown : '');

/** Longer texts get a text area. */
const MAX_ONE_LINE = 60;

/** A text or a number, with the suggestions of the server where it has some. */
export function TextControl({
  id,
  shown,
  control,
  describedBy,
  isInvalid,
  label,
  onChange,
}: SettingControlProps) {
  const list = useId();
  const value = textOf(shown);
  // Decided once: a field that becomes another one while somebody types would lose the focus.
  const [isLong] = useState(value.length > MAX_ONE_LINE || value.includes('\n'));
  const { kind, options = [], isSecret = false } = control;
  if (isSecret)
    return <PasswordField autoComplete="new-password" label={label} value={value} onChange={onChange} />;
  const field = {
    id,
    value,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    spellCheck: false,
  };
  if (kind === 'json' || isLong) {
    return (
      <textarea
        {...field}
        dir="auto"
        rows={kind === 'json' ? 6 : 3}
        className={join(input.input, input.area, kind === 'json' && styles.code)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  return (
    <>
      <input
        {...field}
        dir="auto"
        autoComplete="off"
        inputMode={kind === 'number' ? 'decimal' : 'text'}
        list={options.length > 0 ? list : undefined}
        className={join(input.input, kind === 'number' && styles.number)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {options.length > 0 && (
        <datalist id={list}>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

export function SwitchControl({ id, shown, describedBy, onChange }: SettingControlProps) {
  return <Switch id={id} aria-describedby={describedBy} checked={shown === true} onChange={onChange} />;
}

/** One of the suggestions; the present value is offered too. */
export function ChoiceControl({ id, shown, control, describedBy, onChange }: SettingControlProps) {
  const text = useText();
  const value = textOf(shown);
  const offered = [...new Set([...(control.options ?? []), ...(value === '' ? [] : [value])])];
  const options = offered.map((option) => ({ value: option, label: option }));
  const unset = { value: '', label: text('server_settings.not_set') };
  return (
    <Select
      id={id}
      aria-describedby={describedBy}
      value={value}
      options={value === '' ? [unset, ...options] : options}
      onChange={onChange}
    />
  );
}
