import {
  type DirectiveValue,
  type Hex,
  directiveTypes,
  isDirectiveName,
  textAutoModes,
  textOpacityModes,
} from '@linnet/theme';
import type { ComponentType } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Switch } from '../../../ui/check/check';
import { Select } from '../../../ui/select/select';
import { ColourValueControl } from './colour-value-control';
import { Amount, ParsedText } from './plain-controls';
import { ShadowControl } from './shadow-control';

interface ControlProps {
  /** The directive, or `--font` for a variable. */
  readonly name: string;
  readonly label: string;
  /** Null where nothing sets it. */
  readonly value: DirectiveValue | null;
  /** The colour that is drawn while nothing sets one. */
  readonly drawn: Hex;
  readonly onChange: (value: DirectiveValue) => void;
  /** Called when a change is complete: the next one is another step of undo. */
  readonly onDone: () => void;
}

function ColourControl({ label, value, drawn, onChange, onDone }: ControlProps) {
  return (
    <ColourValueControl
      label={label}
      value={value?.type === 'colour' ? value.colour : null}
      drawn={drawn}
      onChange={(colour) => onChange({ type: 'colour', colour })}
      onDone={onDone}
    />
  );
}

function ShareControl({ label, value, onChange, onDone }: ControlProps) {
  return (
    <Amount
      label={label}
      value={value?.type === 'share' ? value.share : 1}
      max={1}
      step={0.05}
      onChange={(share) => onChange({ type: 'share', share: Math.min(1, Math.max(0, share)) })}
      onDone={onDone}
    />
  );
}

function PixelsControl({ label, value, onChange, onDone }: ControlProps) {
  return (
    <Amount
      label={label}
      value={value?.type === 'pixels' ? value.pixels : 0}
      max={40}
      step={1}
      onChange={(pixels) => onChange({ type: 'pixels', pixels: Math.min(1000, Math.max(0, pixels)) })}
      onDone={onDone}
    />
  );
}

function ShadowsControl({ label, value, onChange, onDone }: ControlProps) {
  return (
    <ShadowControl
      label={label}
      shadows={value?.type === 'shadow' ? value.shadows : []}
      onChange={(shadows) => onChange({ type: 'shadow', shadows })}
      onDone={onDone}
    />
  );
}

function TextAutoControl({ label, value, onChange }: ControlProps) {
  const text = useText();
  return (
    <Select
      aria-label={label}
      value={value?.type === 'textAuto' ? value.mode : textAutoModes[0]}
      options={textAutoModes.map((mode) => ({ value: mode, label: text(`style_editor.mode.${mode}`) }))}
      onChange={(mode) => onChange({ type: 'textAuto', mode })}
    />
  );
}

function TextOpacityModeControl({ label, value, onChange }: ControlProps) {
  const text = useText();
  return (
    <Select
      aria-label={label}
      value={value?.type === 'textOpacityMode' ? value.mode : textOpacityModes[0]}
      options={textOpacityModes.map((mode) => ({ value: mode, label: text(`style_editor.mode.${mode}`) }))}
      onChange={(mode) => onChange({ type: 'textOpacityMode', mode })}
    />
  );
}

function FlagControl({ label, value, onChange }: ControlProps) {
  return (
    <Switch
      aria-label={label}
      checked={value?.type === 'flag' && value.on}
      onChange={(on) => onChange({ type: 'flag', on })}
    />
  );
}

function WordsControl({ name, ...props }: ControlProps) {
  return <ParsedText {...props} name={name === 'font' ? 'font' : '--font'} />;
}

const controls: Readonly<Record<DirectiveValue['type'], ComponentType<ControlProps>>> = {
  colour: ColourControl,
  share: ShareControl,
  pixels: PixelsControl,
  shadow: ShadowsControl,
  textAuto: TextAutoControl,
  textOpacityMode: TextOpacityModeControl,
  flag: FlagControl,
  font: WordsControl,
  generic: WordsControl,
  variable: WordsControl,
};

/** The control for the type of a directive's value; for a variable, that of the value it holds. */
export function DirectiveControl(props: ControlProps) {
  const { name, value, onChange } = props;
  if (isDirectiveName(name)) {
    const Control = controls[directiveTypes[name]];
    return <Control {...props} />;
  }
  const variable = value?.type === 'variable' ? value : null;
  const Control = controls[variable?.value.type ?? 'font'];
  const kind = variable?.kind ?? 'generic';
  return (
    <Control
      {...props}
      value={variable?.value ?? null}
      onChange={(next) => onChange({ type: 'variable', kind, value: next })}
    />
  );
}
