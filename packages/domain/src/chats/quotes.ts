import type { ChatId } from '@linnet/api';
import { perClient } from '../client/client';

type OnQuote = (text: string) => void;

/** Passes the texts of quoted messages to the forms of their chats. */
interface Quotes {
  /** Passes the text of a message to the forms of its chat; while there is none, the text is stored for the next. */
  add(chat: ChatId, text: string): void;
  /** Calls `onQuote` with what is quoted in a chat, stored texts first, until the returned function is called. */
  follow(chat: ChatId, onQuote: OnQuote): () => void;
}

export const quotesOf = perClient((): Quotes => {
  const forms = new Map<ChatId, Set<OnQuote>>();
  const stored = new Map<ChatId, string>();
  return {
    add(chat, text) {
      const listeners = [...(forms.get(chat) ?? [])];
      const earlier = stored.get(chat);
      if (listeners.length === 0) stored.set(chat, earlier === undefined ? text : `${earlier}\n${text}`);
      for (const onQuote of listeners) onQuote(text);
    },
    follow(chat, onQuote) {
      const listeners = forms.get(chat) ?? new Set();
      forms.set(chat, listeners.add(onQuote));
      const earlier = stored.get(chat);
      stored.delete(chat);
      if (earlier !== undefined) onQuote(earlier);
      return () => void listeners.delete(onQuote);
    },
  };
});

/** A text with a message quoted below it, each line after `> `. */
export function withQuote(text: string, message: string): string {
  const quote = message
    .trim()
    .split('\n')
    .map((line) => `> ${line}`);
  return [...(text.trim() === '' ? [] : [text.trimEnd()]), ...quote, ''].join('\n');
}
