import type { Client } from '@linnet/domain';
import { type Emoji, indexEmoji, searchEmoji, type SkinTone, tonedText } from '@linnet/domain/emoji';
import { storedEmojiChoices } from './stored-emoji-choices';
import { emojiIndexOf } from './emoji-index-of';
import type { Suggestion } from './suggestion';
import { MOST_SUGGESTIONS, type SuggestionSource } from './suggestion-source';

/** Emoji by name and keyword. With further letters those that still answer stay, until the search has been done. */
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
