import type { Control, ConfigurationForm, ServerSettings, SettingEdits } from '@linnet/domain/configuration';
import type { FormValue } from '@linnet/domain/form-drafts';

/** What the rows of settings show: the stored settings, the unsent edits, and the form that holds the edits. */
export interface SettingsScene {
  readonly settings: ServerSettings;
  readonly edits: SettingEdits;
  readonly form: ConfigurationForm;
}

/** The props of every control of a setting. */
export interface SettingControlProps {
  /** Id of the element that the label is for. */
  readonly id: string;
  /** The accessible name where the control is a group. */
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly control: Control;
  /** What the control shows. */
  readonly shown: FormValue;
  readonly onChange: (shown: FormValue) => void;
}
