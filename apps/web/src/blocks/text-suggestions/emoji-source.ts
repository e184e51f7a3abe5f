import type { Client } from '@linnet/domain';
import {
  type Emoji,
  indexEmoji,
  searchEmoji,
  type SkinTone,
  tonedText,
  type EmojiChoices,
  ownRecord,
  noEmojiChoices,
  readEmojiChoices,
} from '@linnet/domain/emoji';
import { emojiIndexOf } from './emoji-index-of';
import type { Suggestion } from './suggestion';
import { MOST_SUGGESTIONS, type SuggestionSource } from './suggestion-source';
import { readRecord } from '../../platform/storage/json-record';
import { deviceStorage } from '../../platform/storage/storages';

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
function storedEmojiChoices({ session }: Pick<Client, 'session'>): EmojiChoices {
  const reader = session.state.get();
  if (reader.state === 'visitor') return noEmojiChoices;
  const record = { key: ownRecord('emoji', reader.accountId), read: readEmojiChoices };
  return readRecord(deviceStorage, record) ?? noEmojiChoices;
}
