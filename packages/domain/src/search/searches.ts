import type { StatusId } from '@linnet/api';
import type { Client } from '../client';
import { putLatest } from '../kernel/put-latest';
import { createSearch, type Search } from './search';
import type { SearchQuestion } from './search-question';

/** Searches that are kept, so that going back restores their results. */
const KEPT = 6;

/** The searches of a page. */
export interface Searches {
  get(question: SearchQuestion): Search;
  clear(): void;
}

type Needed = Pick<Client, 'graph' | 'send' | 'features' | 'session' | 'instance' | 'log'>;

export function createSearches(client: Needed): Searches {
  const kept = new Map<string, Search>();

  function* foundStatuses(): Iterable<StatusId> {
    for (const { state } of kept.values()) {
      const now = state.get();
      if (now.stage === 'loaded') yield* now.found.statuses.items;
    }
  }

  client.graph.hold(foundStatuses);

  return {
    get(question) {
      const key = JSON.stringify([question.text, question.following, question.by]);
      const search = kept.get(key) ?? createSearch(client, question);
      putLatest(kept, [key, search], KEPT);
      return search;
    },
    clear() {
      for (const search of kept.values()) search.end();
      kept.clear();
    },
  };
}
