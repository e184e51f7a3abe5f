import type { Account, Call, Page, PageOptions, RelatedAccount } from '@linnet/api';
import type { Client } from '../client/client';
import { createRowFeed, type RowFeed } from '../kernel/feed/row-feed';
import { personImporter } from '../relationships/person-importer';
import { relationshipsOf } from './relationships';

/** A list of accounts in the server's order. Removed accounts stay in it, so that they can be added again. */
export type PeoplePages = RowFeed<Account>;

export type PeopleCall = (options: PageOptions) => Call<Page<RelatedAccount>>;

interface PeoplePagesOptions {
  /** Which viewers get the list from the server. */
  readonly offeredTo?: 'signed-in' | 'everybody';
  /** Called before each request; the returned function is called with the accounts of the answer. */
  readonly beforeRequest?: () => (people: readonly Account[]) => void;
}

const PAGE_SIZE = 20;

/** Creates a list that is offered if the server has the feature of the call. */
export function createPeoplePages(
  client: Client,
  call: PeopleCall,
  { offeredTo = 'signed-in', beforeRequest }: PeoplePagesOptions = {},
): PeoplePages {
  const { send, graph, session, features } = client;
  return createRowFeed({
    idOf: ({ id }: Account) => id,
    mayLoad: () => offeredTo === 'everybody' || session.state.get().state === 'signed-in',
    async isOffered() {
      const { feature } = call({ limit: PAGE_SIZE });
      return feature === undefined || (await features.load()).has(feature);
    },
    async fetch(cursor, asOf) {
      const importPerson = personImporter(graph);
      const onPeople = beforeRequest?.();
      const page = await send(call({ cursor, limit: PAGE_SIZE }), { asOf });
      return { ...page, importPerson, onPeople };
    },
    rowsOf({ items, importPerson, onPeople }) {
      for (const item of items) importPerson(item);
      // All relationships are requested in one call, not in one for each few rows that are scrolled into view.
      for (const { account, relationship } of items)
        if (relationship === null) relationshipsOf(client).request(account.id);
      const people = items.map(({ account }) => account);
      onPeople?.(people);
      return people;
    },
  });
}
