import { type AccountId, ApiError, type Role, instanceAbout } from '@linnet/api';
import { isMissing } from '../kernel/error-of';
import type { Client } from '../client/client';
import { fetchAccount } from '../fetching/fetching';
import { importAccount } from '../graph/import';

/** At most this many accounts are fetched. */
const MAX_ACCOUNTS = 40;

/** User names from the staff addresses that a server publishes, taken from the last part of each URL's path. */
export function staffNames(addresses: readonly string[]): readonly string[] {
  const names = addresses.map(nameIn).filter((name) => name !== null);
  return [...new Set(names)].slice(0, MAX_ACCOUNTS);
}

function nameIn(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const name = new URL(address).pathname.split('/').at(-1) ?? '';
  return /^[\w.-]+$/.test(name) && !/^\.+$/.test(name) ? name : null;
}

/** Account ids of the staff by role; `member` holds those whose role the server does not publish. */
export type Staff = Readonly<Record<Role, readonly AccountId[]>>;

type Needed = Pick<Client, 'graph' | 'instance' | 'send' | 'features'>;

/** Fetches the staff's accounts into the graph. Rejects with `ApiError`. */
export async function fetchStaff(client: Needed): Promise<Staff> {
  const { graph, instance } = client;
  await instance.load();
  const addresses = instance.facts.get().nodeinfo?.staffAccounts ?? [];
  const names = staffNames(addresses);
  const found = names.length > 0 ? await fetchNamed(client, names) : await fetchContact(client);
  const inRole = (role: Role): readonly AccountId[] =>
    found.filter((id) => (graph.accounts.get(id)?.role ?? 'member') === role);
  return { admin: inRole('admin'), moderator: inRole('moderator'), member: inRole('member') };
}

async function fetchNamed(client: Needed, names: readonly string[]): Promise<readonly AccountId[]> {
  const found = await Promise.all(names.map((name) => fetchNameOrNull(client, name)));
  return [...new Set(found.filter((id) => id !== null))];
}

/** Null when the listed account no longer exists (404). */
async function fetchNameOrNull(client: Needed, name: string): Promise<AccountId | null> {
  try {
    return await fetchAccount(client, { by: 'name', name });
  } catch (error) {
    if (error instanceof ApiError && isMissing(error.reason)) return null;
    throw error;
  }
}

/** For servers that publish no staff list: the contact account of the instance. */
async function fetchContact({ graph, send }: Needed): Promise<readonly AccountId[]> {
  const { contact } = await send(instanceAbout());
  if (contact === null) return [];
  importAccount(graph, contact);
  return [contact.id];
}
