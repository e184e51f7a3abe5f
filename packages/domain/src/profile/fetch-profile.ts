import { type Account, type AccountId, ApiError, type ErrorReason, lookupAccount } from '@linnet/api';
import type { Client } from '../client/client';
import { type AccountReference, fetchingOf } from '../fetching';
import { importAccount } from '../graph/import';
import { findRemotePerson } from '../people/find-remote-person';

/** Some servers send this error text for a missing account, with a status other than 404. */
const MISSING_ACCOUNT = /no user with such user_id/i;

/** Whether a profile could not be loaded because there is no such account. */
export function isMissingAccount(reason: ErrorReason): boolean {
  if (reason.kind !== 'http') return false;
  return reason.status === 404 || MISSING_ACCOUNT.test(reason.text ?? '');
}

/**
 * Loads the account that an address names into the graph. An unknown account of another server is resolved, which
 * servers do for signed-in viewers only. Rejects with `ApiError`.
 */
export async function fetchProfile(client: Client, wanted: AccountReference): Promise<AccountId> {
  try {
    return await fetchingOf(client).account(wanted);
  } catch (error) {
    if (wanted.by === 'id' || !wanted.name.includes('@') || !isUnknown(error)) throw error;
    const found = await findByHandle(client, wanted.name);
    if (found === null) throw error;
    return found;
  }
}

async function findByHandle(client: Client, name: string): Promise<AccountId | null> {
  if (client.session.state.get().state === 'signed-in') return findRemotePerson(client, name);
  // For visitors, servers look only among the accounts that they know.
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
  return error instanceof ApiError && isMissingAccount(error.reason);
}

type Needed = Pick<Client, 'graph'>;

/** The account that an address names, if it is in the graph. */
export function knownAccount({ graph: { accounts } }: Needed, wanted: AccountReference): Account | undefined {
  if (wanted.by === 'id') return accounts.get(wanted.id);
  const name = wanted.name.toLowerCase();
  for (const id of accounts.ids()) {
    const account = accounts.get(id);
    if (account !== undefined && isNamed(account, name)) return account;
  }
  return undefined;
}

function isNamed({ acct, fqn }: Account, name: string): boolean {
  return acct.toLowerCase() === name || fqn.toLowerCase() === name;
}
