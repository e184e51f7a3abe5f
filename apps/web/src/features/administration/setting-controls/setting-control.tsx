import type { Control, ControlKind } from '@linnet/domain/configuration';
import type { ComponentType } from 'react';
import { ImageControl } from './image-control';
import type { SettingControlProps } from '../server/setting-scene';
import { LimitsControl, ListControl, PairsControl, TupleControl } from './list-controls';
import { ChoiceControl, SwitchControl, TextControl } from './scalar-controls';

const controls: Readonly<Record<ControlKind, ComponentType<SettingControlProps>>> = {
  text: TextControl,
  image: ImageControl,
  number: TextControl,
  json: TextControl,
  switch: SwitchControl,
  choice: ChoiceControl,
  list: ListControl,
  pairs: PairsControl,
  tuple: TupleControl,
  limits: LimitsControl,
};

/** Whether the label of a setting names one element; else the control is a group with a name of its own. */
export const hasOneElement = ({ kind, isSecret }: Control): boolean =>
  isSecret !== true && ['text', 'image', 'number', 'json', 'switch', 'choice'].includes(kind);

export function SettingControl(props: SettingControlProps) {
  const Part = controls[props.control.kind];
  return <Part {...props} />;
}
