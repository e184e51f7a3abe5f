import { allSettings, type AnySettingKey, type PlacedSetting } from '@linnet/domain/settings';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useOffersSetting } from '../../platform/client/use-offers-setting';
import { shownGroups } from './shown-settings';
import { usePins } from './use-pins';

/** The settings that are offered and that the person has changed or pinned to this device. */
export function useChangedKeys(): readonly AnySettingKey[] {
  const own = useCell(useClient().settings.own);
  const { isPinned } = usePins();
  const offers = useOffersSetting();
  return shownGroups
    .flatMap(({ keys }) => keys)
    .filter((key) => {
      const setting: PlacedSetting<unknown> = allSettings[key];
      const isChosen = own[key] !== undefined && setting.read(own[key]) !== undefined;
      return offers(key) && (isChosen || isPinned(key, setting));
    });
}
