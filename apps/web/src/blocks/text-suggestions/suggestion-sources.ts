import { type Client, perClient } from '@linnet/domain';
import { type TypedWord, knownPeople, searchPeople } from '@linnet/domain/suggestions';
import { emojiSource } from './emoji-source';
import { type SuggestionSource, MOST_SUGGESTIONS } from './suggestion-source';
import { tagSource } from './tag-source';
import type { Account } from '@linnet/api';
import type { Suggestion } from './suggestion';

export type SuggestionSources = Readonly<Record<TypedWord['kind'], SuggestionSource>>;

export const suggestionSourcesOf = perClient((client: Client): SuggestionSources => {
  return { person: peopleSource(client), emoji: emojiSource(client), hashtag: tagSource(client) };
});

/** Accounts: at once those in the graph, then those that the server finds. */
function peopleSource(client: Client): SuggestionSource {
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
