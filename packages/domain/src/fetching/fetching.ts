import {
  type AccountId,
  type Call,
  type Page,
  type RelatedAccount,
  type StatusId,
  favouritedBy,
  getAccount,
  getAccountByName,
  lookupAccount,
  quotesOf,
  repeatedBy,
  search,
} from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { importAccount, importStatus } from '../graph/import';
import { personImporter } from '../relationships/person-importer';
import { fetchOnce } from './fetch-status';

/** How an address identifies an account. */
export type AccountReference = { by: 'id'; id: AccountId } | { by: 'name'; name: string };

type Needed = Pick<Client, 'graph' | 'send' | 'features'>;

/** Fetches an account into the graph, by the endpoint that the server has. Resolves with its id. */
export async function fetchAccount(client: Needed, wanted: AccountReference): Promise<AccountId> {
  const { graph, send, features } = client;
  if (wanted.by === 'name' && !(await features.load()).has('accountByName')) {
    const account = await send(lookupAccount(wanted.name));
    importAccount(graph, account);
    return account.id;
  }
  const call = wanted.by === 'id' ? getAccount(wanted.id) : getAccountByName(wanted.name);
  const importPerson = personImporter(graph);
  return importPerson(await send(call));
}

/** The accounts that favourited, repeated or quoted a status. */
export interface PeopleOf {
  kind: 'favourites' | 'repeats' | 'quotes';
  id: StatusId;
}

/** The newest of those accounts, in the server's order; the accounts are in the graph. */
export interface People {
  ids: readonly AccountId[];
  /** Whether the server has more than it sent. */
  hasMore: boolean;
}

/** Fetches accounts; callers that want the same one share a request. Rejects with `ApiError`. */
export interface Fetching {
  people(of: PeopleOf): Promise<People>;
  /** Fetches an account into the graph; resolves with its id. */
  account(wanted: AccountReference): Promise<AccountId>;
}

function createFetching(client: Needed): Fetching {
  const { graph, send, features } = client;
  const people = new Map<string, Promise<People>>();
  const accounts = new Map<string, Promise<AccountId>>();

  async function loadAccounts(call: Call<Page<RelatedAccount>>): Promise<People> {
    const importPerson = personImporter(graph);
    const page = await send(call);
    return { ids: unique(page.items.map(importPerson)), hasMore: hasMore(page) };
  }

  async function loadQuoters(id: StatusId): Promise<People> {
    const route = (await features.load()).has('quoteListOfPleroma') ? 'pleroma' : 'mastodon';
    const page = await send(quotesOf(id, { route, limit: PAGE_SIZE }));
    for (const status of page.items) importStatus(graph, status);
    return { ids: unique(page.items.map(({ account }) => account.id)), hasMore: hasMore(page) };
  }

  async function loadPeople({ kind, id }: PeopleOf): Promise<People> {
    if (kind === 'quotes') return loadQuoters(id);
    return loadAccounts((kind === 'favourites' ? favouritedBy : repeatedBy)(id, { limit: PAGE_SIZE }));
  }

  return {
    people: (of) => fetchOnce(people, `${of.kind} ${of.id}`, () => loadPeople(of)),
    account: (wanted) => fetchOnce(accounts, JSON.stringify(wanted), () => fetchAccount(client, wanted)),
  };
}

/** How many accounts are requested: as many as servers send, and more than is shown at once. */
const PAGE_SIZE = 40;
/**
 * A page with fewer rows is the last one. Servers may link a next page that does not exist, and leave out rows of a
 * full page, so neither the link nor the page size shows that.
 */
const MIN_FULL_PAGE = 20;

function hasMore({ items, older }: Pick<Page<unknown>, 'items' | 'older'>): boolean {
  return older !== null && items.length >= MIN_FULL_PAGE;
}

function unique(ids: readonly AccountId[]): AccountId[] {
  return [...new Set(ids)];
}

/** The `Fetching` of this client. */
export const fetchingOf = perClient(createFetching);

/** Resolves a web address to a status and adds it to the graph; null when the server finds none. */
export async function statusAt(
  { send, graph }: Pick<Client, 'send' | 'graph'>,
  address: string,
): Promise<StatusId | null> {
  const known = ownId(address);
  if (known !== null && graph.statuses.get(known) !== undefined) return known;
  const { statuses } = await send(search(address, { kind: 'statuses', resolve: true, limit: 1 }));
  const [found] = statuses;
  return found === undefined ? null : importStatus(graph, found);
}

/** The status id in an address that ends in `/notice/<id>`, as those of this server do; null for others. */
function ownId(address: string): StatusId | null {
  const [, id] = /\/notice\/([^/?#]+)$/.exec(address) ?? [];
  try {
    return id === undefined ? null : (decodeURIComponent(id) as StatusId);
  } catch (error) {
    // Not one of ours: they have no malformed escapes.
    if (error instanceof URIError) return null;
    throw error;
  }
}
