import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { allSettings, isKeptHere, keepHere, type PlacedSetting } from '@linnet/domain/settings';
import { useClient } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import styles from './setting-row.module.css';

interface OwnValueProps {
  readonly name: string;
  readonly setting: PlacedSetting<unknown>;
  readonly label: string;
  /** What holds without a choice of one's own, in words; null where it has none. */
  readonly usual: string | null;
  readonly onReset: () => void;
}

/** What can be done with a value of one's own: follow the others again, or keep it on this device. */
export function OwnValue({ name, setting, label, usual, onReset }: OwnValueProps) {
  const text = useText();
  const { settings } = useClient();
  useListedSetting('keptHere', allSettings.keptHere);
  const isHere = isKeptHere(settings, name, setting);
  const instance = String(setting.instance);
  const reset =
    usual === null ? text('settings.reset_plain', { instance }) : text('settings.reset', { instance, usual });
  return (
    <div className={styles.own}>
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
      {setting.kept === 'synced' && (
        <Button
          small
          variant="quiet"
          className={styles.reset}
          icon={<Icon of={MonitorSmartphone} size="small" />}
          aria-pressed={isHere}
          aria-label={text('settings.kept_here_label', { label })}
          onClick={() => keepHere(settings, name, !isHere)}
        >
          {text('settings.kept_here')}
        </Button>
      )}
    </div>
  );
}
