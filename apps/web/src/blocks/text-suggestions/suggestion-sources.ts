import type { Account } from '@linnet/api';
import { type Client, perClient } from '@linnet/domain';
import { type TypedWord, knownPeople, knownTags, searchPeople, searchTags } from '@linnet/domain/suggestions';
import { emojiSource } from './emoji-source';
import { MOST_SUGGESTIONS, type Suggestion, type SuggestionSource } from './suggestion';

/** Hashtags: at once those of loaded statuses, then those of the server. */
function tagSource(client: Client): SuggestionSource {
  const knownNames = (query: string) => knownTags(client, query, MOST_SUGGESTIONS);
  return {
    quiet: 300,
    known: (query) => suggestionsOf(knownNames(query)),
    search: async (query, signal) =>
      suggestionsOf([...knownNames(query), ...(await searchTags(client, query, signal))]),
  };
}

/** One suggestion for each name, in the spelling that came first. */
function suggestionsOf(names: readonly string[]): readonly Suggestion[] {
  const known = new Map<string, Suggestion>();
  for (const name of names) {
    const id = name.toLowerCase();
    if (!known.has(id)) known.set(id, { kind: 'hashtag', id, replacement: `#${name}` });
  }
  return [...known.values()].slice(0, MOST_SUGGESTIONS);
}

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
