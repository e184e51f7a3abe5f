import type { ChatId } from '@linnet/api';
import { perClient } from '../client/client';
import { createHub } from '../kernel/hub';

/** Messages that are quoted, for the form of their chat. */
export const quotesOf = perClient(() => createHub<{ quote: readonly [chat: ChatId, words: string] }>());

/** A text with the words of a message, as plain text quotes have long been marked. */
export function withQuote(text: string, words: string): string {
  const quote = words
    .trim()
    .split('\n')
    .map((line) => `> ${line}`);
  return [...(text.trim() === '' ? [] : [text.trimEnd()]), ...quote, ''].join('\n');
}
