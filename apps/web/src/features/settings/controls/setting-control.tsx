import type { PlacedSetting } from '@linnet/domain/settings';
import { ChoiceControl } from './choice-control';
import type { ControlProps } from './control-props';
import { FlagControl } from './flag-control';
import { FlagsControl } from './flags-control';
import { FontControl } from './font-control';
import { LanguageControl } from './language-control';
import { KeysControl } from './keys-control';
import { MeasureControl } from './measure-control';
import { NumberControl } from './number-control';
import { PaletteControl } from './palette-control';
import { PlacesControl } from './places-control';
import { PushControl } from './push-control';
import { TextsControl } from './texts-control';

interface SettingControlProps extends ControlProps {
  readonly setting: PlacedSetting<unknown>;
}

/** The control of a setting, by the form of its value. */
export function SettingControl({ setting, ...props }: SettingControlProps) {
  const { form } = setting;
  const reads = (value: unknown): boolean => setting.read(value) !== undefined;
  if (setting.control.by === 'keys') return <KeysControl {...props} />;
  if (setting.control.by === 'font') return <FontControl {...props} />;
  if (setting.control.by === 'language') return <LanguageControl {...props} />;
  if (setting.control.by === 'palette') return <PaletteControl {...props} />;
  if (setting.control.by === 'push') return <PushControl {...props} />;
  if (setting.control.by === 'places') return <PlacesControl {...props} />;
  switch (form.is) {
    case 'flag':
      return <FlagControl {...props} />;
    case 'choice':
      return <ChoiceControl {...props} options={form.options} />;
    case 'number':
      return <NumberControl {...props} form={form} reads={reads} />;
    case 'measure':
      return <MeasureControl {...props} form={form} reads={reads} />;
    case 'texts':
      return <TextsControl {...props} longest={form.longest} most={form.most} />;
    case 'flags':
      return <FlagsControl {...props} names={form.names} />;
    case 'text':
    case 'opaque':
      throw new Error(`No control can be made for the form ${form.is}.`);
  }
}
