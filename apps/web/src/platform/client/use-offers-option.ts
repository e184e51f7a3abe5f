import { ownProfileOf, profileOption, type ProfileOptionName } from '@linnet/domain/own-profile';
import { useClient } from './client-provider';
import { useCell } from './use-cell';
import { useHas } from './use-has';
import { useSession } from './use-session';

/** Whether the server has an account option and offers it to this viewer. */
export function useOffersOption(): (name: ProfileOptionName) => boolean {
  const { facts } = useCell(ownProfileOf(useClient()).state);
  const has = useHas();
  const { state } = useSession();
  // An expired session still shows what was loaded before.
  const isTold = state === 'member' || (state === 'expired' && facts !== null);
  return (name) => {
    const { feature, ofStaff = false } = profileOption(name);
    return isTold && (feature === null || has(feature)) && (!ofStaff || facts?.account.role !== 'member');
  };
}
