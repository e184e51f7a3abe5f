import { Select } from '../../../ui/select/select';
import type { ControlProps } from './control-props';

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
