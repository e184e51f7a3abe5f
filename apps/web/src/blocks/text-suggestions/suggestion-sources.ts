import type { Account } from '@linnet/api';
import { type Client, perClient } from '@linnet/domain';
import {
  type Emoji,
  type EmojiGroup,
  type SkinTone,
  indexEmoji,
  searchEmoji,
  tonedText,
} from '@linnet/domain/emoji';
import { type TypedWord, knownPeople, knownTags, searchPeople, searchTags } from '@linnet/domain/suggestions';
import type { LazyPart } from '../../platform/chunks/lazy-part';
import { customEmojiOf, storedEmojiChoices, unicodeEmoji } from '../emoji/use-emoji-groups';

/** A completion for the word that is typed. */
export type Suggestion = {
  /** Unique among those that are shown together. */
  readonly id: string;
  readonly replacement: string;
} & (
  | { readonly kind: 'person'; readonly account: Account }
  | { readonly kind: 'emoji'; readonly emoji: Emoji; readonly tone: SkinTone }
  | { readonly kind: 'hashtag' }
);

/** Suggestions shown at most. */
const MAX_SUGGESTIONS = 5;

/** Supplies suggestions for one kind of word. */
export interface SuggestionSource {
  /** Milliseconds without typing after which the search begins. */
  readonly searchDelayMs: number;
  /** Suggestions available at once; `shown` are those for the previous query. */
  readonly immediate: (query: string, shown: readonly Suggestion[]) => readonly Suggestion[];
  /** Rejects with `ApiError`. */
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
}

type Groups = readonly EmojiGroup[];
type Index = ReturnType<typeof indexEmoji>;

const noGroups: Groups = [];

/** An index of all emoji, loaded with the first search; groups that failed are loaded again by the next. */
function emojiIndex(client: Client): () => Promise<Index> {
  /** The last index, and the groups it was built from. */
  let built: { customGroups: Groups; unicodeGroups: Groups; index: Index } | null = null;
  return async () => {
    const [customGroups, unicodeGroups] = await Promise.all([
      loadGroups(customEmojiOf(client)),
      loadGroups(unicodeEmoji()),
    ]);
    if (built === null || built.customGroups !== customGroups || built.unicodeGroups !== unicodeGroups) {
      built = {
        customGroups,
        unicodeGroups,
        index: indexEmoji([...customGroups, ...unicodeGroups].flatMap(({ emoji }) => emoji)),
      };
    }
    return built.index;
  };
}

/** Resolves with a lazy part's value; with nothing if it fails. */
function loadGroups(part: LazyPart<Groups>): Promise<Groups> {
  if (part.state().state === 'failed') part.retry();
  else part.start();
  return new Promise((resolve) => {
    const check = (): void => {
      const now = part.state();
      if (now.state === 'loading') return;
      unsubscribe();
      resolve(now.state === 'ready' ? now.part : noGroups);
    };
    const unsubscribe = part.subscribe(check);
    check();
  });
}

/** Finds emoji by name and keyword. While a search is running, the shown emoji that still match stay. */
export function emojiSource(client: Client): SuggestionSource {
  const currentTone = () => storedEmojiChoices(client).tone;
  const loadIndex = emojiIndex(client);
  return {
    searchDelayMs: 500,
    immediate(query, shown) {
      const emoji = shown.flatMap((one) => (one.kind === 'emoji' ? one.emoji : []));
      return emojiSuggestions(searchEmoji(indexEmoji(emoji), query), currentTone());
    },
    async search(query) {
      return emojiSuggestions(searchEmoji(await loadIndex(), query, MAX_SUGGESTIONS), currentTone());
    },
  };
}

function emojiSuggestions(emoji: readonly Emoji[], tone: SkinTone): readonly Suggestion[] {
  return emoji.map((one) => {
    const isUnicode = one.kind === 'unicode';
    const replacement = isUnicode ? tonedText(one, tone) : `:${one.shortcode}:`;
    return { kind: 'emoji', id: isUnicode ? one.text : replacement, replacement, emoji: one, tone };
  });
}

/** Suggests hashtags of loaded statuses at once, then hashtags that the server finds. */
function tagSource(client: Client): SuggestionSource {
  const knownNames = (query: string) => knownTags(client, query, MAX_SUGGESTIONS);
  return {
    searchDelayMs: 300,
    immediate: (query) => suggestionsOf(knownNames(query)),
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
  return [...known.values()].slice(0, MAX_SUGGESTIONS);
}

export type SuggestionSources = Readonly<Record<TypedWord['kind'], SuggestionSource>>;

export const suggestionSourcesOf = perClient((client: Client): SuggestionSources => {
  return { person: peopleSource(client), emoji: emojiSource(client), hashtag: tagSource(client) };
});

/** Accounts: at once those in the graph, then those that the server finds. */
function peopleSource(client: Client): SuggestionSource {
  const immediate = (query: string) => knownPeople(client, query, MAX_SUGGESTIONS).map(suggestionOf);
  return {
    searchDelayMs: 300,
    immediate,
    async search(query, signal) {
      await searchPeople(client, query, signal);
      return immediate(query);
    },
  };
}

function suggestionOf(account: Account): Suggestion {
  return { kind: 'person', id: account.id, replacement: `@${account.acct}`, account };
}
