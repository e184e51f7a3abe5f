import { ownProfileOf, profileOption, type ProfileOptionName } from '@linnet/domain/own-profile';
import { useClient } from './client-provider';
import { useCell } from './use-cell';
import { useHas } from './use-has';
import { useSession } from './use-session';

/** Whether the server has a choice about the account, and it is for this person. */
export function useOffersOption(): (name: ProfileOptionName) => boolean {
  const { facts } = useCell(ownProfileOf(useClient()).state);
  const has = useHas();
  const { state } = useSession();
  // Whose login has ended still sees what was told before.
  const isTold = state === 'member' || (state === 'expired' && facts !== null);
  return (name) => {
    const { feature, ofStaff = false } = profileOption(name);
    return isTold && (feature === null || has(feature)) && (!ofStaff || facts?.account.role !== 'member');
  };
}
