import type { Client } from '@linnet/domain';
import {
  type Emoji,
  type EmojiChoices,
  type EmojiGroup,
  type SkinTone,
  indexEmoji,
  noEmojiChoices,
  readEmojiChoices,
  searchEmoji,
  tonedText,
} from '@linnet/domain/emoji';
import type { LazyPart } from '../../platform/chunks/lazy-part';
import { deviceStorage, readRecord } from '../../platform/storage/storages';
import { customEmojiOf, unicodeEmoji } from '../emoji/emoji-lists';
import { MOST_SUGGESTIONS, type Suggestion, type SuggestionSource } from './suggestion';

type Groups = readonly EmojiGroup[];
type Index = ReturnType<typeof indexEmoji>;

const none: Groups = [];
/** The last index, and the groups it was built from. */
let made: { own: Groups; nine: Groups; index: Index } | null = null;

/** An index of all emoji, loaded with the first search; groups that failed are loaded again by the next. */
async function emojiIndexOf(client: Client): Promise<Index> {
  const [own, nine] = await Promise.all([arrived(customEmojiOf(client)), arrived(unicodeEmoji)]);
  if (made === null || made.own !== own || made.nine !== nine) {
    made = { own, nine, index: indexEmoji([...own, ...nine].flatMap(({ emoji }) => emoji)) };
  }
  return made.index;
}

/** Resolves with a lazy part's value; with nothing if it fails. */
function arrived(part: LazyPart<Groups>): Promise<Groups> {
  if (part.state().state === 'failed') part.retry();
  else part.start();
  return new Promise((resolve) => {
    const look = (): void => {
      const now = part.state();
      if (now.state === 'loading') return;
      leave();
      resolve(now.state === 'ready' ? now.part : none);
    };
    const leave = part.subscribe(look);
    look();
  });
}

/** Finds emoji by name and keyword. While a search is running, the shown emoji that still match stay. */
export function emojiSource(client: Client): SuggestionSource {
  const toneNow = () => storedEmojiChoices(client).tone;
  return {
    quiet: 500,
    known(query, shown) {
      const emoji = shown.flatMap((one) => (one.kind === 'emoji' ? one.emoji : []));
      return suggestionsOf(searchEmoji(indexEmoji(emoji), query), toneNow());
    },
    async search(query) {
      const index = await emojiIndexOf(client);
      return suggestionsOf(searchEmoji(index, query, MOST_SUGGESTIONS), toneNow());
    },
  };
}

function suggestionsOf(emoji: readonly Emoji[], tone: SkinTone): readonly Suggestion[] {
  return emoji.map((one) => {
    const isUnicode = one.kind === 'unicode';
    const replacement = isUnicode ? tonedText(one, tone) : `:${one.shortcode}:`;
    return { kind: 'emoji', id: isUnicode ? one.text : replacement, replacement, emoji: one, tone };
  });
}

/** The picker's stored choices of the viewer, read anew each time. */
function storedEmojiChoices({ records }: Pick<Client, 'records'>): EmojiChoices {
  if (records === null) return noEmojiChoices;
  const record = { key: records.name('emoji'), read: readEmojiChoices };
  return readRecord(deviceStorage, record) ?? noEmojiChoices;
}
