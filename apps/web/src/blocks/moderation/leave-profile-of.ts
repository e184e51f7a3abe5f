import type { Account } from '@linnet/api';
import { goBack } from '../../platform/navigation/go-back';
import { matchRoute } from '../../platform/navigation/match-route';

/** Goes back from the profile of somebody who is no more; elsewhere the page stays. */
export function leaveProfileOf({ id, acct, fqn }: Pick<Account, 'id' | 'acct' | 'fqn'>): void {
  const match = matchRoute(location.pathname);
  if (match === undefined) return;
  const { name = '', id: ownId = '' } = match.params;
  const named = name.replace(/^@/, '').toLowerCase();
  const isNamed = [acct, fqn].some((each) => each.toLowerCase() === named);
  if (isProfile(match.name) && (isNamed || ownId === id)) goBack();
}

function isProfile(route: string): boolean {
  return ['user-profile', 'external-user-profile', 'legacy-user-profile'].includes(route);
}
