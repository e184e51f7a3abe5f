import type { Account } from '@linnet/api';
import type { Client } from '@linnet/domain';
import { knownPeople, searchPeople } from '@linnet/domain/suggestions';
import type { Suggestion } from './suggestion';
import { MOST_SUGGESTIONS, type SuggestionSource } from './suggestion-source';

/** People of whom the page knows at once, then those whom the server finds. */
export function peopleSource(client: Client): SuggestionSource {
  const known = (query: string) => knownPeople(client, query, MOST_SUGGESTIONS).map(suggestionOf);
  return {
    quiet: 300,
    known,
    async search(query, signal) {
      await searchPeople(client, query, signal);
      return known(query);
    },
  };
}

function suggestionOf(account: Account): Suggestion {
  return { kind: 'person', id: account.id, replacement: `@${account.acct}`, account };
}
