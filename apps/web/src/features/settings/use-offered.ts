import type { AnySettingKey } from '@linnet/domain/settings';
import { isProfileOption } from '@linnet/domain/own-profile';
import { useFeature } from '../../platform/client/use-feature';
import { useOffersOption } from '../../platform/client/use-offers-option';

/** Whether a setting has a row here: what the server keeps only where it can, and for whom it does. */
export function useOffered(): (key: AnySettingKey) => boolean {
  const offers = useOffersOption();
  const hasFormats = useFeature('contentTypes');
  return (key) => {
    if (key === 'postContentType') return hasFormats;
    return !isProfileOption(key) || offers(key);
  };
}
