import { allSettings, type AnySettingKey, type PlacedSetting } from '@linnet/domain/settings';
import { isProfileOption } from '@linnet/domain/own-profile';
import { useLacks } from './use-lacks';
import { useOffersOption } from './use-offers-option';

/** Whether a setting is shown: one without effect on this server, or not for this viewer, is hidden. */
export function useOffersSetting(): (key: AnySettingKey) => boolean {
  const offers = useOffersOption();
  const lacks = useLacks();
  return (key) => {
    const { needs }: PlacedSetting<unknown> = allSettings[key];
    return !lacks(needs) && (!isProfileOption(key) || offers(key));
  };
}
