import { palettes, SYSTEM_THEME } from '@linnet/theme';
import { useText } from '../../../platform/i18n/use-text';
import { Select } from '../../../ui/select/select';
import type { ControlProps } from './control-props';

/** The palettes that come with the client; none chosen follows the server and the system. */
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
