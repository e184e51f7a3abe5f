import { allSettings, isKeptHere, type PlacedSetting } from '@linnet/domain/settings';
import { useHas } from '../../platform/client/use-has';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useSession } from '../../platform/client/use-session';

interface Pins {
  /** The server keeps this setting for all devices of the person, so that it can be pinned to one. */
  readonly offers: (setting: PlacedSetting<unknown>) => boolean;
  /** It is pinned to this one. */
  readonly isPinned: (key: string, setting: PlacedSetting<unknown>) => boolean;
}

/** Which settings hold on this device alone although they could be the same on all. */
export function usePins(): Pins {
  const { value: keptHere } = useListedSetting('keptHere', allSettings.keptHere);
  const has = useHas();
  const isMember = useSession().state !== 'visitor';
  const offers = ({ kept }: PlacedSetting<unknown>) => isMember && kept === 'synced' && has('settingsStore');
  return { offers, isPinned: (key, setting) => offers(setting) && isKeptHere({ keptHere }, key, setting) };
}
