import {
  type AnySettingKey,
  type PlacedSetting,
  allSettings,
  isKeptHere,
  pinChange,
} from '@linnet/domain/settings';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useClient, useSession } from '../../../platform/client/client-provider';
import { useHasFeature } from '../../../platform/client/use-has';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { Icon } from '../../../ui/icon/icon';
import styles from '../setting-row.module.css';
import type { ChangeSettings } from '../use-change-settings';

interface Pins {
  /** Whether the setting can be pinned: the server synchronises it across the viewer's devices. */
  readonly offers: (setting: PlacedSetting<unknown>) => boolean;
  /** Whether the setting is pinned to this device. */
  readonly isPinned: (key: string, setting: PlacedSetting<unknown>) => boolean;
}

/** Which settings are pinned: they hold on this device only, and are not synchronised. */
export function usePins(): Pins {
  const { value: keptHere } = useListedSetting('keptHere', allSettings.keptHere);
  const has = useHasFeature();
  const isSignedIn = useSession().state !== 'visitor';
  const offers = ({ storedIn }: PlacedSetting<unknown>) =>
    isSignedIn && storedIn === 'synced' && has('settingsStore');
  return { offers, isPinned: (key, setting) => offers(setting) && isKeptHere({ keptHere }, key, setting) };
}

interface OwnValueActionsProps {
  readonly name: AnySettingKey;
  readonly label: string;
  /** The person has set a value. */
  readonly chosen: boolean;
  /** The default as text; null if it cannot be shown as text. */
  readonly defaultText: string | null;
  readonly onReset: () => void;
  /** Called before the setting is pinned or unpinned, which may remove the button: the focus must stay in the row. */
  readonly onPin: () => void;
  readonly change: ChangeSettings;
}

/**
 * The actions on a value that the person has set: reset it, or pin it to this device. Default values can be pinned too,
 * which is offered only if all settings are shown.
 */
export function OwnValueActions({
  name,
  label,
  chosen,
  defaultText,
  onReset,
  onPin,
  change,
}: OwnValueActionsProps) {
  const setting: PlacedSetting<unknown> = allSettings[name];
  const text = useText();
  const { settings } = useClient();
  const pins = usePins();
  const isExpert = useListedSetting('expertLevel', allSettings.expertLevel).value > 0;
  const isPinned = pins.isPinned(name, setting);
  const canPin = pins.offers(setting) && (chosen || isPinned || isExpert);

  function pin() {
    onPin();
    change(pinChange(settings.own.get(), name, !isPinned));
  }

  const pinName = text('settings.this_device_only_label', { label });
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
    defaultText === null
      ? text('settings.reset_plain', { instance })
      : text('settings.reset', { instance, value: defaultText });
  return (
    <div className={styles.own}>
      {chosen && (
        <Button
          small
          variant="quiet"
          className={styles.reset}
          icon={<Icon of={RotateCcw} size="small" />}
          aria-label={text('settings.reset_label', { action: reset, label })}
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
          {text('settings.this_device_only')}
        </Button>
      )}
    </div>
  );
}
