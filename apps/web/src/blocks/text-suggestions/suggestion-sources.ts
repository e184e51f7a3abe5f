import { type Client, perClient } from '@linnet/domain';
import type { TypedWord } from '@linnet/domain/suggestions';
import { emojiSource } from './emoji-source';
import { peopleSource } from './people-source';
import type { SuggestionSource } from './suggestion-source';
import { tagSource } from './tag-source';

export type SuggestionSources = Readonly<Record<TypedWord['kind'], SuggestionSource>>;

export const suggestionSourcesOf = perClient((client: Client): SuggestionSources => {
  return { person: peopleSource(client), emoji: emojiSource(client), hashtag: tagSource(client) };
});
