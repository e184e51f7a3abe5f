import type { AccountId } from '@linnet/api';
import { perClient } from '../per-client';
import { createMemberships, type Memberships } from './memberships';

/** Accounts whose memberships are kept; the oldest are dropped first. */
const KEPT = 12;

/** In which of the viewer's lists accounts are: one object for each account, whichever part of the interface asks. */
export const membershipsOf = perClient((client) => {
  const known = new Map<AccountId, Memberships>();
  client.session.onChange(() => known.clear());
  return {
    get(id: AccountId): Memberships {
      const memberships = known.get(id) ?? createMemberships(client, id);
      known.delete(id);
      known.set(id, memberships);
      for (const oldest of known.keys()) {
        if (known.size <= KEPT) break;
        known.delete(oldest);
      }
      return memberships;
    },
  };
});
