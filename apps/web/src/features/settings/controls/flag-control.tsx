import { Switch } from '../../../ui/switch/switch';
import type { ControlProps } from './control-props';

export function FlagControl({ id, describedBy, value, onChange }: ControlProps) {
  return (
    <Switch
      id={id}
      aria-describedby={describedBy}
      checked={value === true}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
