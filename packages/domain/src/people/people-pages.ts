import type { Account, Call, Page, PageOptions, RelatedAccount } from '@linnet/api';
import type { Client } from '../client';
import { createRowFeed, type RowFeed } from '../kernel/feed/row-feed';
import { bringPeople } from './bring-people';

/** A list of accounts in the server's order. Removed accounts stay in it, so that they can be added again. */
export type PeoplePages = RowFeed<Account>;

interface PeoplePagesOptions {
  /** Who gets the list from the server. */
  readonly readers?: 'members' | 'everybody';
  /** Called before each request; the returned function is called with the accounts of the answer. */
  readonly asking?: () => (people: readonly Account[]) => void;
}

type Needed = Pick<Client, 'send' | 'graph' | 'session'>;

const PAGE = 40;

export function createPeoplePages(
  { send, graph, session }: Needed,
  call: (options: PageOptions) => Call<Page<RelatedAccount>>,
  { readers = 'members', asking }: PeoplePagesOptions = {},
): PeoplePages {
  return createRowFeed({
    idOf: ({ id }: Account) => id,
    mayLoad: () => readers === 'everybody' || session.state.get().state === 'member',
    async fetch(cursor) {
      const bring = bringPeople(graph);
      const hear = asking?.();
      return { ...(await send(call({ cursor, limit: PAGE }))), bring, hear };
    },
    take({ items, bring, hear }) {
      for (const item of items) bring(item);
      const people = items.map(({ account }) => account);
      hear?.(people);
      return people;
    },
  });
}
