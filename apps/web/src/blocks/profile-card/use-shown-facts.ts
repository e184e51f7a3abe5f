import type { Account } from '@linnet/api';
import { useOwnProfile } from '../../platform/client/use-own-profile';
import type { Stance } from './use-stance';

/** Facts that a profile shows only if its owner wants it. */
export type ShownFacts = Pick<Account, 'role' | 'birthday'>;

/**
 * The role and birthday shown on a profile. For other accounts the server sends only what they show. For the viewer's
 * own account it always sends both, so they are shown only once the settings say that they are public.
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
