import {
  type ErrorReason,
  type StaffAccount,
  type StaffAccountsQuery,
  type StaffStatusesQuery,
  ApiError,
  passwordResetLink,
  staffAccount,
  staffAccounts,
  staffCredentials,
  statusesAsStaff,
} from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import { importStatuses } from '../graph/import';
import { isMissing } from '../kernel/error-of';
import { createResourceFamily } from '../kernel/resource/resource-family';

/** People on a page of the list. */
export const peoplePageSize = 50;
const WAITING_INTERVAL_MS = 60_000;
const MAX_KEPT = 12;

/** The filters of the list of people, and which of its pages is shown. */
export type PeopleQuery = Omit<StaffAccountsQuery, 'pageSize'>;

export const allPeople: PeopleQuery = {
  query: '',
  name: '',
  email: '',
  tags: [],
  filters: [],
  actorTypes: [],
  page: 1,
};

interface PeoplePage {
  readonly items: readonly StaffAccount[];
  /** How many match on all pages. */
  readonly total: number;
}

/**
 * Whether the account is deleted, or is being deleted. What is deleted is inactive and has no address; people of other
 * servers have none anyway.
 */
export const isDeleted = ({ isLocal, isActive, email }: StaffAccount): boolean =>
  isLocal && !isActive && email === null;

/** Loads a page of people. A rejected registration, which the server still lists while it deletes it, waits no more. */
async function fetchPage({ send }: Pick<Client, 'send'>, query: PeopleQuery): Promise<PeoplePage> {
  const page = await send(staffAccounts({ ...query, pageSize: peoplePageSize }));
  if (!query.filters.includes('need_approval')) return page;
  const items = page.items.filter((person) => !isDeleted(person));
  return { items, total: page.total - (page.items.length - items.length) };
}

/** A page of people; the key is the query as JSON. */
const peoplePages = perClient((client) =>
  createResourceFamily(
    (key: string) =>
      clientResource<PeoplePage>(client, { load: () => fetchPage(client, JSON.parse(key) as PeopleQuery) }),
    MAX_KEPT,
  ),
);

export const peoplePageOf = (client: Client, query: PeopleQuery) =>
  peoplePages(client).get(JSON.stringify(query));

/** The number of registrations that wait for approval, kept up to date while somebody looks. */
export const waitingCountOf = perClient((client) =>
  clientResource<number>(client, {
    pollIntervalMs: WAITING_INTERVAL_MS,
    load: async () => (await fetchPage(client, { ...allPeople, filters: ['need_approval'] })).total,
  }),
);

/** One person by name or id, as staff see them; not offered when there is nobody of this name. */
export const staffPersonOf = perClient((client) =>
  createResourceFamily(
    (nameOrId: string) => clientResource<StaffAccount>(client, { load: () => fetchPerson(client, nameOrId) }),
    MAX_KEPT,
  ),
);

/** Fetches somebody as they are now; null when there is nobody of this name. */
export async function fetchPerson(
  { send }: Pick<Client, 'send'>,
  nameOrId: string,
): Promise<StaffAccount | null> {
  try {
    return await send(staffAccount(nameOrId));
  } catch (error) {
    if (error instanceof ApiError && isMissing(error.reason)) return null;
    throw error;
  }
}

/** Loads a page of what somebody has written, which may be private, and puts it into the graph. */
export async function loadStatusesAsStaff(
  { send, graph }: Pick<Client, 'send' | 'graph'>,
  name: string,
  query: StaffStatusesQuery,
) {
  const { items, total } = await send(statusesAsStaff(name, query));
  return { ids: importStatuses(graph, items), total };
}

/** Loads the name and the address of an account as they can be changed. */
export const loadCredentials = ({ send }: Pick<Client, 'send'>, name: string) => send(staffCredentials(name));

/** Asks the server for an address at which a person sets a new password. */
export async function loadResetLink(
  { send }: Pick<Client, 'send'>,
  name: string,
): Promise<{ readonly link: string } | { readonly reason: ErrorReason }> {
  try {
    const { address } = await send(passwordResetLink(name));
    return address === null ? { reason: { kind: 'malformed', what: 'link' } } : { link: address };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { reason: error.reason };
  }
}
