import type { AccountId } from '@linnet/api';
import { perClient } from '../per-client';
import { createMemberships, type Memberships } from './memberships';

/** People whose lists are kept; the oldest go first. */
const KEPT = 12;

/** In which of the reader's lists people are: one account of it for all that show the same person. */
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
