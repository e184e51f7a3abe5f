import { allSettings, type AnySettingKey, type PlacedSetting } from '@linnet/domain/settings';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLacks } from '../../platform/client/use-has';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { join } from '../../ui/styles/join';
import { BelowSetting } from './controls/control-parts';
import { SettingControl } from './controls/setting-control';
import { OwnValueActions } from './controls/own-value';
import styles from './setting-row.module.css';
import type { ChangeSettings } from './use-change-settings';
import { useSettingWords, valueWords } from '../../blocks/find/use-setting-words';
import { withOptions } from './shown-settings';

interface SettingLabelProps {
  /** Id of the control. */
  readonly id: string;
  readonly label: string;
  readonly hint: string | null;
  /** The setting has several controls, which the label names as a group. */
  readonly isGroup?: boolean;
}

/** The label of a setting, and its hint. */
export function SettingLabel({ id, label, hint, isGroup = false }: SettingLabelProps) {
  return (
    <>
      {isGroup ? (
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
      ) : (
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {hint !== null && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

/** Scrolls a row into view and focuses its control, with this id, as soon as it is wanted. */
export function useTargetRow(id: string, isTarget: boolean): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    document.getElementById(id)?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isTarget, id]);
  return row;
}

interface SettingRowProps {
  readonly name: AnySettingKey;
  /** Scrolls the row into view and focuses its control: the address names it. */
  readonly isTarget?: boolean;
  readonly change: ChangeSettings;
}

/** One setting: label, hint, control, and a button that resets it to the default. */
export function SettingRow({ name, isTarget = false, change }: SettingRowProps) {
  const setting: PlacedSetting<unknown> = allSettings[name];
  const id = useId();
  const row = useTargetRow(id, isTarget);
  const control = useRef<HTMLDivElement>(null);
  const text = useText();
  const { label, hint, option } = useSettingWords()(name);
  const { value, fallback, chosen, differs } = useListedSetting(name, setting);
  const lacks = useLacks();
  const isOptionOffered = (option: string) => {
    const needed = setting.optionNeeds?.[option];
    return needed === undefined || !lacks([needed]);
  };
  // Key of the control: a reset remounts it, which drops what was typed.
  const [resetCount, setResetCount] = useState(0);
  const isGroup = setting.form.is === 'flags' || setting.control.by === 'actions';
  const isWide = isGroup || (setting.form.is === 'texts' && setting.control.by !== 'places');
  const isTyped = ['number', 'measure', 'text'].includes(setting.form.is);
  const defaultText = valueWords(setting.form, fallback, { text, option });

  /** A button of the row was pressed and may have been removed since; the focus then moves to the control. */
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (isPressed.current && row.current?.contains(document.activeElement) === false) {
      const inGroup = 'input, select, textarea, button';
      const firstControl =
        document.getElementById(id) ?? control.current?.querySelector<HTMLElement>(inGroup);
      firstControl?.focus({ preventScroll: true });
    }
    isPressed.current = false;
  });

  function handlePress() {
    isPressed.current = true;
  }

  function handleReset() {
    handlePress();
    setResetCount(resetCount + 1);
    change({ [name]: undefined });
  }

  return (
    <li ref={row} className={join(styles.row, isWide && styles.wide)} data-changed={chosen}>
      <div className={styles.text}>
        <SettingLabel id={id} label={label} hint={hint} isGroup={isGroup} />
        {differs && !chosen && <p className={styles.source}>{text('settings.by_instance')}</p>}
        <OwnValueActions
          name={name}
          label={label}
          chosen={chosen}
          defaultText={defaultText}
          onReset={handleReset}
          onPin={handlePress}
          change={change}
        />
      </div>
      <div ref={control} className={styles.control}>
        <SettingControl
          key={resetCount}
          setting={withOptions(setting, isOptionOffered)}
          id={id}
          label={label}
          describedBy={hint === null ? undefined : `${id}-hint`}
          value={value}
          option={option}
          onChange={(next) => change({ [name]: setting.read(next) }, { typed: isTyped })}
        />
      </div>
      <BelowSetting control={setting.control} />
    </li>
  );
}
