import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { allSettings, type AnySettingKey, type PlacedSetting } from '@linnet/domain/settings';
import { useId, useState } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import { SettingControl } from './controls/setting-control';
import styles from './setting-row.module.css';
import { useSettingWords, valueWords } from './use-setting-words';

interface SettingRowProps {
  readonly name: AnySettingKey;
  /** Told whether the last change could be kept. */
  readonly onSaved: (kept: boolean) => void;
}

/** One setting: its words, its control, and the way back to what holds without a choice of one's own. */
export function SettingRow({ name, onSaved }: SettingRowProps) {
  const setting: PlacedSetting<unknown> = allSettings[name];
  const id = useId();
  const text = useText();
  const { label, hint, option } = useSettingWords()(name);
  const { value, fallback, chosen, differs, write } = useListedSetting(name, setting);
  // A new control forgets what was typed into the old one.
  const [resets, setResets] = useState(0);
  const isWide = setting.form.is === 'flags' || setting.form.is === 'texts';
  const usual = valueWords(setting.form, fallback, { text, option });

  function handleReset() {
    setResets(resets + 1);
    onSaved(write(undefined));
  }

  return (
    <li className={join(styles.row, isWide && styles.wide)}>
      <div className={styles.words}>
        {setting.form.is === 'flags' ? (
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
        {differs && !chosen && <p className={styles.source}>{text('settings.by_instance')}</p>}
        {chosen && (
          <Button
            small
            variant="quiet"
            className={styles.reset}
            icon={<Icon of={RotateCcw} size="small" mirrored />}
            aria-label={text('settings.reset_label', { words: resetWords(), label })}
            onClick={handleReset}
          >
            {resetWords()}
          </Button>
        )}
      </div>
      <div className={styles.control}>
        <SettingControl
          key={resets}
          setting={setting}
          id={id}
          label={label}
          describedBy={hint === null ? undefined : `${id}-hint`}
          value={value}
          option={option}
          onChange={(next) => onSaved(write(next))}
        />
      </div>
    </li>
  );

  function resetWords(): string {
    if (usual === null) return text('settings.reset_plain', { instance: String(setting.instance) });
    return text('settings.reset', { instance: String(setting.instance), usual });
  }
}
