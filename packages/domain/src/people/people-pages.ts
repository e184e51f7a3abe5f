import type { Account, AccountId, Call, Page, PageOptions, RelatedAccount } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { createPaging, type Paged, type Paging } from '../paging';
import { bringPeople } from './bring-people';

export interface PeoplePagesState extends Paged {
  /** In the server's order, each once; null before it has told them. */
  readonly people: readonly Account[] | null;
}

/** A list of people that the server tells page by page. Who was let go stays in it, to be taken back. */
export interface PeoplePages extends Paging {
  readonly state: Pick<Cell<PeoplePagesState>, 'get' | 'subscribe'>;
  /** Somebody belongs to it from now on: they stand first, unless they are there already. */
  join(person: Account): void;
}

interface PeoplePagesOptions {
  /** To whom the server tells it. */
  readonly readers?: 'members' | 'everybody';
  /** For a page that is about to be asked for: hears of it. */
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
  /** Since the first page was asked for, which may not know of them. */
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

/** Each once, where they stand first. */
function each(people: readonly Account[]): readonly Account[] {
  const all = new Map<AccountId, Account>();
  for (const person of people) if (!all.has(person.id)) all.set(person.id, person);
  return [...all.values()];
}
