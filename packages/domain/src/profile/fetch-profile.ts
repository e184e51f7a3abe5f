import { ApiError, lookupAccount, type AccountId } from '@linnet/api';
import type { Client } from '../client';
import { fetchingOf, type WantedAccount } from '../fetching';
import { importAccount } from '../graph/import';
import { findRemotePerson } from '../people/find-remote-person';
import { isNobody } from './is-nobody';

/**
 * Loads the account that an address names into the graph. An unknown account of another server is resolved, which
 * servers do for signed-in viewers only. Rejects with `ApiError`.
 */
export async function fetchProfile(client: Client, wanted: WantedAccount): Promise<AccountId> {
  try {
    return await fetchingOf(client).account(wanted);
  } catch (error) {
    if (wanted.by === 'id' || !wanted.name.includes('@') || !isUnknown(error)) throw error;
    const found = await findElsewhere(client, wanted.name);
    if (found === null) throw error;
    return found;
  }
}

async function findElsewhere(client: Client, name: string): Promise<AccountId | null> {
  if (client.session.state.get().state === 'member') return findRemotePerson(client, name);
  try {
    const account = await client.send(lookupAccount(name));
    importAccount(client.graph, account);
    return account.id;
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && isNobody(error.reason);
}
