import type { ConfigRow, ConfigValue } from '@linnet/api';
import type { FormValue, SettingEdit } from '../form-drafts/server-draft';
import type { FormProblem } from './controls/control';
import { controlFor, controlsOf } from './controls/controls-of';
import { valueAt } from './config-value';
import { type DescribedSetting, idOf, type Place } from './described-settings';

/** By the id of the setting. */
export type SettingEdits = Readonly<Record<string, SettingEdit>>;

export type Rows = readonly ConfigRow[];

export const rowOf = (rows: Rows, { group, key }: Pick<Place, 'group' | 'key'>): ConfigRow | undefined =>
  rows.find((row) => row.group === group && row.key === key);

/** The value that is in force. */
export const presentValue = (rows: Rows, place: Place): ConfigValue | undefined =>
  valueAt(rowOf(rows, place)?.value, place.path);

/** Whether the value, or the larger one that it is a part of, is stored in the database. */
export function isStored(rows: Rows, place: Place): boolean {
  const stored = rowOf(rows, place)?.stored ?? [];
  return stored.includes(place.key) || (place.path[0] !== undefined && stored.includes(place.path[0]));
}

const isSameForm = (one: FormValue | null, other: FormValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether an edit sets what the server has already. */
export function changesNothing(rows: Rows, setting: DescribedSetting, edit: SettingEdit): boolean {
  if (edit.kind === 'reset') return !isStored(rows, setting);
  const value = presentValue(rows, setting);
  const shown = controlFor(controlsOf(setting), value);
  return shown?.name === edit.control && isSameForm(shown.read(value), edit.form);
}

/** An edit that can be sent, or why it can't. */
export type ReadyEdit =
  | { readonly setting: DescribedSetting; readonly kind: 'value'; readonly value: ConfigValue }
  | { readonly setting: DescribedSetting; readonly kind: 'reset' }
  | { readonly setting: DescribedSetting; readonly kind: 'problem'; readonly problem: FormProblem };

function ready(rows: Rows, setting: DescribedSetting, edit: SettingEdit): readonly ReadyEdit[] {
  if (changesNothing(rows, setting, edit)) return [];
  if (edit.kind === 'reset') return [{ setting, kind: 'reset' }];
  const control = controlsOf(setting).find(({ name }) => name === edit.control);
  if (control === undefined) return [];
  const written = control.write(edit.form, presentValue(rows, setting));
  return 'problem' in written
    ? [{ setting, kind: 'problem', problem: written.problem }]
    : [{ setting, kind: 'value', value: written.value }];
}

/**
 * Whether a setting has an effect. Some have one only while the adapter of their row is a certain module; settings of
 * different modules can have the same place.
 */
export function isRelevant(
  rows: Rows,
  edits: SettingEdits,
  { group, key, onlyWith }: DescribedSetting,
): boolean {
  if (onlyWith === null) return true;
  const place: Place = { group, key, path: [':adapter'] };
  const edit = Object.hasOwn(edits, idOf(place)) ? edits[idOf(place)] : undefined;
  return (edit?.kind === 'value' ? edit.form : presentValue(rows, place)) === onlyWith;
}

/** The edits of relevant settings that would change something, in the order of the settings. */
export function readyEdits(
  rows: Rows,
  settings: readonly DescribedSetting[],
  edits: SettingEdits,
): readonly ReadyEdit[] {
  return settings.flatMap((setting) => {
    const edit = Object.hasOwn(edits, setting.id) ? edits[setting.id] : undefined;
    return edit === undefined || !isRelevant(rows, edits, setting) ? [] : ready(rows, setting, edit);
  });
}
