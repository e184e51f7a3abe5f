import type { Call, Page, PageOptions, RelatedAccount } from '@linnet/api';
import { perClient } from '../per-client';
import { createPeoplePages, type PeoplePages } from './people-pages';

/** Kept, so that going back finds the place again; the oldest go first. */
const KEPT = 8;

interface OpenedLists {
  /** The list of this name, made by the call that tells its pages when it was not opened before. */
  get(name: string, call: (options: PageOptions) => Call<Page<RelatedAccount>>): PeoplePages;
}

/** The lists of people that were opened on this page, visitors' too. They end with their reader. */
export const openedListsOf = perClient((client): OpenedLists => {
  const known = new Map<string, PeoplePages>();
  client.session.onChange(() => known.clear());
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
