import type { ConfigValue } from '@linnet/api';
import {
  controlFor,
  controlsOf,
  isRelevant,
  isStored,
  presentValue,
  type Control,
  type DescribedSetting,
} from '@linnet/domain/configuration';
import type { FormValue } from '@linnet/domain/form-drafts';
import { type ReactNode, useId } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Select } from '../../../ui/select/select';
import { join } from '../../../ui/styles/join';
import { hasOneElement, SettingControl } from '../setting-controls/setting-control';
import type { SettingsScene } from './setting-scene';
import { useSettingTexts, valueText } from './setting-texts';
import styles from './server.module.css';

/** Plain text of the server, in which backticks mark code. */
function Hint({ id, children }: { readonly id: string; readonly children: string }) {
  const parts = children.split('`');
  return (
    <p id={id} className={styles.hint} dir="auto">
      {parts.map((part, index) =>
        // Every second part was between backticks. The parts have no key but their index.
        index % 2 === 1 && index < parts.length - 1 ? (
          <code key={index} dir="ltr">
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </p>
  );
}

interface RowFrameProps {
  readonly scene: SettingsScene;
  readonly setting: DescribedSetting;
  /** Id of the element with the control; undefined when the label names a group. */
  readonly controlId: string | undefined;
  readonly hintId: string;
  readonly isWide: boolean;
  readonly children: ReactNode;
}

/** The frame of a setting's control: label, key and hint, with buttons that undo an edit or reset the value. */
function RowFrame({
  scene: { settings, edits, form },
  setting,
  controlId,
  hintId,
  isWide,
  children,
}: RowFrameProps) {
  const text = useText();
  const edit = edits[setting.id];
  const stored = isStored(settings.rows, setting);
  const { path, key } = setting;
  const { label, hint } = useSettingTexts()(setting);
  return (
    <div
      className={join(styles.row, isWide && styles.wide)}
      data-edited={edit !== undefined || undefined}
      data-setting={setting.id}
    >
      <div className={styles.words}>
        <div className={styles.head}>
          {controlId === undefined ? (
            <span className={styles.label} dir="auto">
              {label}
            </span>
          ) : (
            <label className={styles.label} htmlFor={controlId} dir="auto">
              {label}
            </label>
          )}
          <code className={styles.key} dir="ltr">
            {path.at(-1) ?? key}
          </code>
        </div>
        {hint !== null && <Hint id={hintId}>{hint}</Hint>}
        <div className={styles.marks}>
          {edit !== undefined && (
            <>
              <b>{text(edit.kind === 'reset' ? 'server_settings.will_reset' : 'server_settings.edited')}</b>
              <Button
                small
                variant="quiet"
                aria-label={text('server_settings.undo_of', { setting: label })}
                onClick={() => form.edit(setting, null)}
              >
                {text('server_settings.undo')}
              </Button>
            </>
          )}
          {edit === undefined && stored && (
            <>
              <span>{text('server_settings.stored')}</span>
              {path.length < 2 && (
                <Button
                  small
                  variant="quiet"
                  aria-label={text('server_settings.reset_of', { setting: label })}
                  onClick={() => form.edit(setting, { kind: 'reset' })}
                >
                  {text('server_settings.reset')}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      <div className={styles.control}>{children}</div>
    </div>
  );
}

interface SettingRowProps {
  readonly scene: SettingsScene;
  readonly setting: DescribedSetting;
}

/** The control that is shown: that of the edit, or the one that can show the value. */
function shownControl(
  all: readonly Control[],
  value: ConfigValue | undefined,
  name: string | null,
): Control | null {
  return all.find((control) => control.name === name) ?? controlFor(all, value);
}

/** A setting with a control of its own. A value that no control can edit is shown as text. */
function LeafRow({ scene, setting }: SettingRowProps) {
  const text = useText();
  const id = useId();
  const edit = scene.edits[setting.id];
  const value = presentValue(scene.settings.rows, setting);
  const all = controlsOf(setting);
  const control = shownControl(all, value, edit?.kind === 'value' ? edit.control : null);
  const frame = { scene, setting, hintId: `${id}-hint` };
  if (control === null || edit?.kind === 'reset') {
    return (
      <RowFrame {...frame} controlId={undefined} isWide>
        <pre className={styles.raw} dir="auto">
          {valueText(value)}
        </pre>
        {control === null && <p className={styles.hint}>{text('server_settings.not_editable')}</p>}
      </RowFrame>
    );
  }
  const isWide = all.length > 1 || !['switch', 'number', 'choice'].includes(control.kind);
  return (
    <RowFrame {...frame} controlId={hasOneElement(control) ? id : undefined} isWide={isWide}>
      <ValueEditor id={id} scene={scene} setting={setting} all={all} control={control} value={value} />
    </RowFrame>
  );
}

interface ValueEditorProps extends SettingRowProps {
  readonly id: string;
  readonly all: readonly Control[];
  /** The one of them that is shown. */
  readonly control: Control;
  readonly value: ConfigValue | undefined;
}

/** The control of a value, the choice among the kinds of value that it can have, and what is wrong with it. */
function ValueEditor({ id, scene, setting, all, control, value }: ValueEditorProps) {
  const text = useText();
  const { label, hint } = useSettingTexts()(setting);
  const edit = scene.edits[setting.id];
  const form = edit?.kind === 'value' ? edit.form : (control.read(value) ?? '');
  const written = edit === undefined ? null : control.write(form, value);
  const problem = written !== null && 'problem' in written ? written.problem : null;
  const put = (name: string, next: FormValue) =>
    scene.form.edit(setting, { kind: 'value', control: name, form: next });
  return (
    <>
      {all.length > 1 && (
        <Select
          aria-label={text('server_settings.type_of', { setting: label })}
          value={control.name}
          options={all.map((each) => ({
            value: each.name,
            label: text(`server_settings.type.${each.name}`),
          }))}
          onChange={(next) => {
            const other = all.find((each) => each.name === next);
            if (other !== undefined) put(next, other.read(value) ?? other.read(null) ?? '');
          }}
        />
      )}
      <SettingControl
        id={id}
        label={label}
        describedBy={hint === null ? undefined : `${id}-hint`}
        isInvalid={problem !== null}
        control={control}
        shown={form}
        onChange={(next) => put(control.name, next)}
      />
      {problem !== null && (
        <p className={styles.problem} role="alert" aria-live="polite">
          {text(`server_settings.problem.${problem}`)}
        </p>
      )}
    </>
  );
}

/** A setting, or a box of the settings that are parts of one value. */
export function SettingRow({ scene, setting }: SettingRowProps) {
  const hintId = useId();
  if (!isRelevant(scene.settings.rows, scene.edits, setting)) return null;
  if (setting.children.length === 0) return <LeafRow scene={scene} setting={setting} />;
  const value = presentValue(scene.settings.rows, setting);
  const hasKnownPart = setting.children.some(
    (child) => presentValue(scene.settings.rows, child) !== undefined,
  );
  const isUndescribed =
    value !== undefined && value !== null && !hasKnownPart && JSON.stringify(value) !== '[]';
  const isReset = scene.edits[setting.id]?.kind === 'reset';
  return (
    <div className={styles.box}>
      <RowFrame scene={scene} setting={setting} controlId={undefined} hintId={hintId} isWide>
        {(isUndescribed || isReset) && (
          <pre className={styles.raw} dir="auto">
            {valueText(value)}
          </pre>
        )}
      </RowFrame>
      {!isUndescribed && !isReset && (
        <div className={styles.inner}>
          {setting.children.map((child) => (
            <SettingRow key={child.id} scene={scene} setting={child} />
          ))}
        </div>
      )}
    </div>
  );
}
