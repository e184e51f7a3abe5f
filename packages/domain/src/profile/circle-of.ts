import { followedBy, followersOf, type AccountId } from '@linnet/api';
import { createPeoplePages, type PeoplePages } from '../people/people-pages';
import { perClient } from '../per-client';

/** Whom somebody follows, and who follows them. */
export type CircleKind = 'followees' | 'followers';

const calls = { followees: followedBy, followers: followersOf } as const;

/** Kept, so that going back finds the place again; the oldest go first. */
const KEPT = 6;

interface Circles {
  get(kind: CircleKind, id: AccountId): PeoplePages;
}

/** The lists of followers and followees that were opened on this page. They end with their reader. */
export const circlesOf = perClient((client): Circles => {
  const known = new Map<string, PeoplePages>();
  client.session.onChange(() => known.clear());
  return {
    get(kind, id) {
      const key = `${kind} ${id}`;
      const circle =
        known.get(key) ?? createPeoplePages(client, (options) => calls[kind](id, options), 'everybody');
      known.delete(key);
      known.set(key, circle);
      for (const oldest of known.keys()) {
        if (known.size <= KEPT) break;
        known.delete(oldest);
      }
      return circle;
    },
  };
});
