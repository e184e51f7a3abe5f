import type { ChatMessage } from '@linnet/api';
import { readRichText } from '@linnet/richtext';
import { parseHtml } from '../../platform/html/parse-html';

/** What a chat message says, as plain text. */
export const wordsOf = ({ content, emojis }: Pick<ChatMessage, 'content' | 'emojis'>): string =>
  readRichText(content, { parse: parseHtml, emojis }).plainText;
