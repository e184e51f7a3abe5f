import { ownProfile, type Account, type Role } from '@linnet/api';
import { useClient } from '../../platform/client/client-provider';
import { useRequest } from '../../platform/client/use-request';
import type { Stance } from './use-stance';

/**
 * The role that stands on somebody's profile. Of others the server tells it only where they show it; one's own is
 * always told, so it is asked for whether it is shown.
 */
export function useShownRole({ id, role }: Account, stance: Stance): Role {
  const client = useClient();
  const asks = stance === 'own' && role !== 'member';
  const own = useRequest(asks ? `role ${id}` : null, () => client.send(ownProfile()));
  if (!asks) return role;
  return own.state === 'ready' && own.answer.showRole ? role : 'member';
}
