import type { Account, AccountId, Call, Page, PageOptions, RelatedAccount } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { createPaging, type Paged, type Paging } from '../paging';
import { bringPeople } from './bring-people';

export interface PeoplePagesState extends Paged {
  /** In the server's order, each once; null before they are loaded. */
  readonly people: readonly Account[] | null;
}

/** A list of accounts that is loaded page by page. Removed accounts stay in it, so that they can be added again. */
export interface PeoplePages extends Paging {
  readonly state: Pick<Cell<PeoplePagesState>, 'get' | 'subscribe'>;
  /** Adds an account at the top, unless it is in the list already. */
  join(person: Account): void;
}

interface PeoplePagesOptions {
  /** Who gets the list from the server. */
  readonly readers?: 'members' | 'everybody';
  /** Called before each request; the returned function is called with the accounts of the answer. */
  readonly asking?: () => (people: readonly Account[]) => void;
}

type Needed = Pick<Client, 'send' | 'graph' | 'session'>;

const PAGE = 40;
const nothing: PeoplePagesState = { people: null, hasMore: false, isLoading: false, failure: null };

export function createPeoplePages(
  { send, graph, session }: Needed,
  call: (options: PageOptions) => Call<Page<RelatedAccount>>,
  { readers = 'members', asking }: PeoplePagesOptions = {},
): PeoplePages {
  const state = createCell(nothing);
  /** Added since the first page was requested, whose answer may lack them. */
  let joined: readonly Account[] = [];

  const paging = createPaging({
    state,
    nothing,
    mayAsk: () => readers === 'everybody' || session.state.get().state === 'member',
    async ask(cursor) {
      if (cursor === null) joined = [];
      const bring = bringPeople(graph);
      const hear = asking?.();
      return { ...(await send(call({ cursor, limit: PAGE }))), bring, hear };
    },
    take({ items, bring, hear }, isFirst) {
      for (const item of items) bring(item);
      hear?.(items.map(({ account }) => account));
      const before = isFirst ? joined : (state.get().people ?? []);
      const people = each([...before, ...items.map(({ account }) => account)]);
      return { listed: { people }, isNew: isFirst ? items.length > 0 : people.length > before.length };
    },
  });

  return {
    state,
    ...paging,
    join(person) {
      joined = each([person, ...joined]);
      state.update((now) =>
        now.people === null || now.people.some(({ id }) => id === person.id)
          ? now
          : { ...now, people: [person, ...now.people] },
      );
    },
    clear() {
      joined = [];
      paging.clear();
    },
  };
}

/** Each account once, at its first place. */
function each(people: readonly Account[]): readonly Account[] {
  const all = new Map<AccountId, Account>();
  for (const person of people) if (!all.has(person.id)) all.set(person.id, person);
  return [...all.values()];
}
