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
  /** The person has a value of their own. */
  readonly chosen: boolean;
  /** What holds without one, in words; null where it has none. */
  readonly usual: string | null;
  readonly onReset: () => void;
  /** The pressed button may go with the change: who pressed it by a key is to stay in the row. */
  readonly onPress: () => void;
  readonly change: ChangeSettings;
}

/**
 * What can be done with a value of one's own: follow the others again, or keep it on this device. The usual value
 * can be kept here too; that is offered where everything is.
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
  // Where nothing is chosen it is no more than a possibility: words would read as if it were so.
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
