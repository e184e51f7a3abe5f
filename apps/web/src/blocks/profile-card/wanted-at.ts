import type { WantedAccount } from '@linnet/domain/fetching';
import { matchRoute } from '../../platform/navigation/match-route';
import { wantedBy } from './wanted-by';

/** Whom an address of a profile names; null for any other address. */
export function wantedAt(path: string): WantedAccount | null {
  const match = matchRoute(path);
  const isProfile = match?.name === 'user-profile' || match?.name === 'external-user-profile';
  return isProfile ? wantedBy(match.params) : null;
}
