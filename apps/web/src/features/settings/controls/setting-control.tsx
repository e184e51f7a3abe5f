import type { Control, PlacedSetting } from '@linnet/domain/settings';
import type { ComponentType } from 'react';
import { ActionBoxes } from '../../../blocks/status-actions/action-boxes';
import { askForAlerts, useAlertPermission } from '../../../platform/alerts/alert-permission';
import { useFeature } from '../../../platform/client/use-feature';
import { useClient, useSession } from '../../../platform/client/client-provider';
import { pageKeysOf } from '../../../platform/hotkeys/page-keys';
import { useText } from '../../../platform/i18n/use-text';
import { navigate } from '../../../platform/navigation/navigate';
import { pathTo } from '../../../platform/navigation/path-to';
import { Button } from '../../../ui/button/button';
import { Check, Switch } from '../../../ui/check/check';
import {
  ChoiceControl,
  FormatControl,
  LanguageControl,
  PaletteControl,
  PostLanguageControl,
} from './choice-controls';
import type { ControlProps } from './control-parts';
import styles from './controls.module.css';
import { FontControl } from './font-control';
import { MeasureControl, NumberControl } from './number-control';
import { TextsControl } from './texts-control';

/** A checkbox for each name. */
function FlagsControl(props: ControlProps & { readonly names: readonly string[] }) {
  const { id, describedBy, value, onChange, option, names } = props;
  const flags = new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  );
  return (
    <div className={styles.boxes} role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      {names.map((name) => (
        <Check
          key={name}
          checked={flags.get(name) === true}
          onChange={(checked) => onChange({ ...Object.fromEntries(flags), [name]: checked })}
        >
          {option(name)}
        </Check>
      ))}
    </div>
  );
}

/** Turns web push on or off, if the server supports it. Browsers ask for permission only during a click. */
function PushControl({ onChange, ...props }: ControlProps) {
  const isOffered = useFeature('push');
  const permission = useAlertPermission();

  async function switchPush(on: boolean): Promise<void> {
    if (on && permission === 'default') await askForAlerts();
    onChange(on);
  }

  return (
    <FlagControl
      {...props}
      disabled={!isOffered && props.value !== true}
      onChange={(on) => void switchPush(on === true)}
    />
  );
}

interface SettingControlProps extends ControlProps {
  readonly setting: PlacedSetting<unknown>;
}

/** Controls that are written for one setting, by the name in its `control.by`. */
const specialControls: Partial<Record<Control['by'], ComponentType<ControlProps>>> = {
  actions: ActionsControl,
  font: FontControl,
  format: FormatControl,
  keys: HotkeysControl,
  language: LanguageControl,
  palette: PaletteControl,
  places: NavigationControl,
  postLanguage: PostLanguageControl,
  push: PushControl,
};

/** The control of a setting: its special one, or the one for values of its form (a flag, a number, …). */
export function SettingControl({ setting, ...props }: SettingControlProps) {
  const { form } = setting;
  const isValid = (value: unknown): boolean => setting.read(value) !== undefined;
  const SpecialControl = specialControls[setting.control.by];
  if (SpecialControl !== undefined) return <SpecialControl {...props} />;
  switch (form.is) {
    case 'flag':
      return <FlagControl {...props} />;
    case 'choice':
      return <ChoiceControl {...props} options={form.options} />;
    case 'number':
      return <NumberControl {...props} form={form} isValid={isValid} />;
    case 'measure':
      return <MeasureControl {...props} form={form} isValid={isValid} />;
    case 'texts':
      return <TextsControl {...props} maxLength={form.maxLength} maxEntries={form.maxCount} />;
    case 'flags':
      return <FlagsControl {...props} names={form.names} />;
    case 'text':
    case 'opaque':
      throw new Error(`No control can be made for the form ${form.is}.`);
  }
}

/** Chooses the actions that are shown on every status. */
function ActionsControl({ id, describedBy, value, onChange }: ControlProps) {
  const pinned = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  return (
    <div className={styles.boxes} role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      <ActionBoxes pinned={pinned} onChange={onChange} />
    </div>
  );
}

function FlagControl(props: ControlProps & { readonly disabled?: boolean }) {
  const { id, describedBy, value, disabled, onChange } = props;
  return (
    <Switch
      id={id}
      aria-describedby={describedBy}
      checked={value === true}
      disabled={disabled}
      onChange={onChange}
    />
  );
}

/** Opens the dialog of hotkeys. */
function HotkeysControl({ id, describedBy }: Pick<ControlProps, 'id' | 'describedBy'>) {
  const text = useText();
  const client = useClient();
  return (
    <Button
      id={id}
      aria-describedby={describedBy}
      aria-haspopup="dialog"
      onClick={() => pageKeysOf(client).runWhenReady('sheet')}
    >
      {text('keys.show')}
    </Button>
  );
}

/** Opens the screen that edits the navigation; visitors cannot change theirs. */
function NavigationControl({ id, describedBy }: Pick<ControlProps, 'id' | 'describedBy'>) {
  const text = useText();
  const isVisitor = useSession().state === 'visitor';
  return (
    <Button
      id={id}
      small
      aria-describedby={describedBy}
      disabled={isVisitor}
      onClick={() => navigate(pathTo('edit-navigation'))}
    >
      {text('settings.edit_navigation')}
    </Button>
  );
}
