import { scrobblesOf, type AccountId, type Scrobble } from '@linnet/api';
import { clientResource } from '../events/client-resource';
import { createResourceFamily } from '../kernel/resource/resource-family';
import { perClient } from '../client/client';

/** About the length of a song. */
const FRESH_FOR_MS = 5 * 60_000;
/** Accounts whose scrobbles are kept. */
const MAX_ACCOUNTS = 200;

/** The latest scrobble of each account, none or one. */
export const latestScrobblesOf = perClient((client) =>
  createResourceFamily(
    (id: AccountId) =>
      clientResource<readonly Scrobble[]>(client, {
        load: async () => (await client.send(scrobblesOf(id, { limit: 1 }))).items,
        freshForMs: FRESH_FOR_MS,
      }),
    MAX_ACCOUNTS,
  ),
);
