import { allSettings, isKeptHere, type PlacedSetting } from '@linnet/domain/settings';
import { useHas } from '../../platform/client/use-has';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useSession } from '../../platform/client/use-session';

interface Pins {
  /** Whether the setting can be pinned: the server synchronises it across the viewer's devices. */
  readonly offers: (setting: PlacedSetting<unknown>) => boolean;
  /** Whether the setting is pinned to this device. */
  readonly isPinned: (key: string, setting: PlacedSetting<unknown>) => boolean;
}

/** Which settings are pinned: they hold on this device only, and are not synchronised. */
export function usePins(): Pins {
  const { value: keptHere } = useListedSetting('keptHere', allSettings.keptHere);
  const has = useHas();
  const isMember = useSession().state !== 'visitor';
  const offers = ({ kept }: PlacedSetting<unknown>) => isMember && kept === 'synced' && has('settingsStore');
  return { offers, isPinned: (key, setting) => offers(setting) && isKeptHere({ keptHere }, key, setting) };
}
