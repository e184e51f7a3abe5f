import type { Account, Role } from '@linnet/api';
import { useOwnProfile } from '../../platform/client/use-own-profile';
import type { Stance } from './use-stance';

/**
 * The role that stands on somebody's profile. Of others the server tells it only where they show it; one's own is
 * always told, so that it stands there only once it is known to be shown.
 */
export function useShownRole({ role }: Account, stance: Stance): Role {
  const isOwn = stance === 'own' && role !== 'member';
  const { facts } = useOwnProfile({ wanted: isOwn });
  if (!isOwn) return role;
  return facts?.own.showRole === true ? role : 'member';
}
