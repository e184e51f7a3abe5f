import { useClient } from '../../platform/client/client-provider';
import { allSettings, type AnySettingKey, pinChange, type PlacedSetting } from '@linnet/domain/settings';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { IconButton } from '../../ui/icon-button/icon-button';
import styles from './setting-row.module.css';
import type { ChangeSettings } from './use-change-settings';
import { usePins } from './use-pins';

interface OwnValueProps {
  readonly name: AnySettingKey;
  readonly label: string;
  /** The person has set a value. */
  readonly chosen: boolean;
  /** The default as text; null if it cannot be shown as text. */
  readonly usual: string | null;
  readonly onReset: () => void;
  /** Called on each press: the button may be removed by the change, and the focus must stay in the row. */
  readonly onPress: () => void;
  readonly change: ChangeSettings;
}

/**
 * The actions on a value that the person has set: reset it, or pin it to this device. Default values can be pinned too,
 * which is offered only if all settings are shown.
 */
export function OwnValue({ name, label, chosen, usual, onReset, onPress, change }: OwnValueProps) {
  const setting: PlacedSetting<unknown> = allSettings[name];
  const text = useText();
  const { settings } = useClient();
  const pins = usePins();
  const isExpert = useListedSetting('expertLevel', allSettings.expertLevel).value > 0;
  const isPinned = pins.isPinned(name, setting);
  const canPin = pins.offers(setting) && (chosen || isPinned || isExpert);

  function pin() {
    onPress();
    change(pinChange(settings.own.get(), name, !isPinned));
  }

  const pinName = text('settings.kept_here_label', { label });
  // Only an icon while nothing is set: a text would read as if the setting were pinned.
  if (!chosen && !isPinned) {
    if (!canPin) return null;
    return (
      <IconButton
        small
        size="small"
        className={styles.pin}
        icon={MonitorSmartphone}
        name={pinName}
        pressed={false}
        onClick={pin}
      />
    );
  }
  const instance = String(setting.instance);
  const reset =
    usual === null ? text('settings.reset_plain', { instance }) : text('settings.reset', { instance, usual });
  return (
    <div className={styles.own}>
      {chosen && (
        <Button
          small
          variant="quiet"
          className={styles.reset}
          icon={<Icon of={RotateCcw} size="small" mirrored />}
          aria-label={text('settings.reset_label', { words: reset, label })}
          onClick={onReset}
        >
          {reset}
        </Button>
      )}
      {canPin && (
        <Button
          small
          variant="quiet"
          className={styles.reset}
          icon={<Icon of={MonitorSmartphone} size="small" />}
          aria-pressed={isPinned}
          aria-label={pinName}
          onClick={pin}
        >
          {text('settings.kept_here')}
        </Button>
      )}
    </div>
  );
}
