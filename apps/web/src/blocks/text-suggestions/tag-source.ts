import type { Client } from '@linnet/domain';
import { knownTags, searchTags } from '@linnet/domain/suggestions';
import type { Suggestion } from './suggestion';
import { MOST_SUGGESTIONS, type SuggestionSource } from './suggestion-source';

/** Hashtags: at once those of loaded statuses, then those of the server. */
export function tagSource(client: Client): SuggestionSource {
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
