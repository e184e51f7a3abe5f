import type { Attachment, ChatMessage } from '@linnet/api';
import { readRichText } from '@linnet/richtext';
import { parseHtml } from '../../platform/html/parse-html';
import { useText } from '../../platform/i18n/use-text';
import { fileKinds } from '../media/file-kinds';

/** What a chat message says, as plain text. */
export const wordsOf = ({ content, emojis }: Pick<ChatMessage, 'content' | 'emojis'>): string =>
  readRichText(content, { parse: parseHtml, emojis }).plainText;

type File = Pick<Attachment, 'kind' | 'description'> | null | undefined;

/** What a message says; of a file alone its kind and what it shows. */
export function useWordsOrFile(): (words: string, file: File) => string {
  const text = useText();
  return (words, file) => {
    if (words !== '' || !file) return words;
    const name = text(fileKinds[file.kind].label);
    return file.description === '' ? name : text('chats.message', { name, message: file.description });
  };
}
