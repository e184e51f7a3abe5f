import type { Control, PlacedSetting } from '@linnet/domain/settings';
import type { ComponentType } from 'react';
import { ActionsControl } from './actions-control';
import { ChoiceControl } from './choice-control';
import type { ControlProps } from './control-props';
import { FlagControl } from './flag-control';
import { FlagsControl } from './flags-control';
import { FontControl } from './font-control';
import { LanguageControl } from './language-control';
import { FormatControl } from './format-control';
import { KeysControl } from './keys-control';
import { MeasureControl } from './measure-control';
import { NumberControl } from './number-control';
import { PaletteControl } from './palette-control';
import { PlacesControl } from './places-control';
import { PostLanguageControl } from './post-language-control';
import { PushControl } from './push-control';
import { TextsControl } from './texts-control';

interface SettingControlProps extends ControlProps {
  readonly setting: PlacedSetting<unknown>;
}

/** Controls that ask for more than the form of a value. */
const own: Partial<Record<Control['by'], ComponentType<ControlProps>>> = {
  actions: ActionsControl,
  font: FontControl,
  format: FormatControl,
  keys: KeysControl,
  language: LanguageControl,
  palette: PaletteControl,
  places: PlacesControl,
  postLanguage: PostLanguageControl,
  push: PushControl,
};

/** The control of a setting: one of its own, or by the form of its value. */
export function SettingControl({ setting, ...props }: SettingControlProps) {
  const { form } = setting;
  const reads = (value: unknown): boolean => setting.read(value) !== undefined;
  const Own = own[setting.control.by];
  if (Own !== undefined) return <Own {...props} />;
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
