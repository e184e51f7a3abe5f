import type { ChatId } from '@linnet/api';
import { perClient } from '../client/client';

type TakeQuote = (words: string) => void;

/** Messages that are quoted, for the forms of their chats. */
interface Quotes {
  /** Hands the words of a message to the forms of its chat. They wait while there is none. */
  add(chat: ChatId, words: string): void;
  /** Calls back with what is quoted in a chat, and with what waits, until the returned function is called. */
  follow(chat: ChatId, take: TakeQuote): () => void;
}

export const quotesOf = perClient((): Quotes => {
  const forms = new Map<ChatId, Set<TakeQuote>>();
  const waiting = new Map<ChatId, string>();
  return {
    add(chat, words) {
      const takers = [...(forms.get(chat) ?? [])];
      const waits = waiting.get(chat);
      if (takers.length === 0) waiting.set(chat, waits === undefined ? words : `${waits}\n${words}`);
      for (const take of takers) take(words);
    },
    follow(chat, take) {
      const takers = forms.get(chat) ?? new Set();
      forms.set(chat, takers.add(take));
      const waits = waiting.get(chat);
      waiting.delete(chat);
      if (waits !== undefined) take(waits);
      return () => void takers.delete(take);
    },
  };
});

/** A text with the words of a message, as plain text quotes have long been marked. */
export function withQuote(text: string, words: string): string {
  const quote = words
    .trim()
    .split('\n')
    .map((line) => `> ${line}`);
  return [...(text.trim() === '' ? [] : [text.trimEnd()]), ...quote, ''].join('\n');
}
