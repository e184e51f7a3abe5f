import type { Account } from '@linnet/api';
import { useOwnProfile } from '../../platform/client/use-own-profile';
import type { Stance } from './use-stance';

/** What stands on a profile only where its owner shows it. */
export type ShownFacts = Pick<Account, 'role' | 'birthday'>;

/**
 * The role and the birthday that stand on somebody's profile. Of others the server tells them only where they show
 * them; one's own are always told, so that they stand there only once they are known to be shown.
 */
export function useShownFacts({ role, birthday }: Account, stance: Stance): ShownFacts {
  const isOwn = stance === 'own' && (role !== 'member' || birthday !== null);
  const { facts } = useOwnProfile({ wanted: isOwn });
  if (!isOwn) return { role, birthday };
  return {
    role: facts?.own.showRole === true ? role : 'member',
    birthday: facts?.own.showBirthday === true ? birthday : null,
  };
}
