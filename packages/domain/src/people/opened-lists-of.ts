import type { Call, Page, PageOptions, RelatedAccount } from '@linnet/api';
import { perClient } from '../per-client';
import { createPeoplePages, type PeoplePages } from './people-pages';

/** Lists that are kept, so that going back restores the scroll position; the oldest are dropped first. */
const KEPT = 8;

interface OpenedLists {
  /** The list of this name; at first it is created with the call that fetches its pages. */
  get(name: string, call: (options: PageOptions) => Call<Page<RelatedAccount>>): PeoplePages;
}

/** The lists of accounts that were opened on this page, by visitors too. */
export const openedListsOf = perClient((client): OpenedLists => {
  const known = new Map<string, PeoplePages>();
  return {
    get(name, call) {
      const list = known.get(name) ?? createPeoplePages(client, call, { readers: 'everybody' });
      known.delete(name);
      known.set(name, list);
      for (const oldest of known.keys()) {
        if (known.size <= KEPT) break;
        known.delete(oldest);
      }
      return list;
    },
  };
});
