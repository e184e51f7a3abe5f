import type { Control, PlacedSetting } from '@linnet/domain/settings';
import type { ComponentType } from 'react';
import type { ControlProps } from './control-props';
import { FlagsControl } from './flags-control';
import { FontControl } from './font-control';
import { MeasureControl } from './measure-control';
import { NumberControl } from './number-control';
import { PostLanguageControl } from './post-language-control';
import { PushControl } from './push-control';
import { TextsControl } from './texts-control';
import { ActionBoxes } from '../../../blocks/status-actions/action-boxes';
import styles from './controls.module.css';
import { Switch } from '../../../ui/switch/switch';
import { pageKeys } from '../../../platform/hotkeys/page-keys';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Select } from '../../../ui/select/select';
import { palettes, SYSTEM_THEME } from '@linnet/theme';
import { useSession } from '../../../platform/client/use-session';
import { navigate } from '../../../platform/navigation/navigate';
import { pathTo } from '../../../platform/navigation/path-to';
import { useInstance } from '../../../platform/client/use-instance';

interface SettingControlProps extends ControlProps {
  readonly setting: PlacedSetting<unknown>;
}

/** Controls that need more than the form of their value. */
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

/** The control of a setting: a special one, or the one for the form of its value. */
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

/** Chooses the actions that are shown on every status. */
function ActionsControl({ id, describedBy, value, onChange }: ControlProps) {
  const pinned = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  return (
    <div className={styles.boxes} role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      <ActionBoxes pinned={pinned} onChange={onChange} />
    </div>
  );
}

function FlagControl({ id, describedBy, value, onChange }: ControlProps) {
  return (
    <Switch
      id={id}
      aria-describedby={describedBy}
      checked={value === true}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

/** Opens the dialog of hotkeys. */
function KeysControl({ id, describedBy }: Pick<ControlProps, 'id' | 'describedBy'>) {
  const text = useText();
  return (
    <Button
      id={id}
      aria-describedby={describedBy}
      aria-haspopup="dialog"
      onClick={() => pageKeys.ask('sheet')}
    >
      {text('keys.show')}
    </Button>
  );
}

/** Chooses the language of the interface, by its own name; unset, it follows the browser. */
function LanguageControl({ id, describedBy, value, onChange }: ControlProps) {
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

/** Chooses one of the bundled palettes; unset, it follows the server and the system. */
function PaletteControl({ id, describedBy, value, onChange }: ControlProps) {
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

/** Opens the screen that edits the navigation; visitors cannot change theirs. */
function PlacesControl({ id, describedBy }: Pick<ControlProps, 'id' | 'describedBy'>) {
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

/** Chooses one of the post formats of this server. */
function FormatControl(props: ControlProps) {
  const { instance } = useInstance();
  return <ChoiceControl {...props} options={instance?.postFormats ?? ['text/plain']} />;
}

interface ChoiceControlProps extends ControlProps {
  readonly options: readonly string[];
}

function ChoiceControl({ id, describedBy, value, onChange, option, options }: ChoiceControlProps) {
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
