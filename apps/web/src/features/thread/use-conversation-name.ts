import type { StatusId } from '@linnet/api';
import { spokenName } from '../../blocks/account/spoken-name';
import { useStatusView } from '../../platform/client/use-status-view';
import { useText } from '../../platform/i18n/use-text';

/** Characters of a post by which its conversation is known among others. */
const TOLD = 60;

/**
 * Who wrote the post that a conversation is about, and how it begins; null before it is known. What stands behind a
 * warning, or what the reader does not want to see, is not told.
 */
export function useConversationName(focus: StatusId): string | null {
  const text = useText();
  const view = useStatusView(focus);
  if (view === undefined) return null;
  const { status, content, author, reasons } = view;
  const said = status.subject.trim() === '' ? content.plainText : status.subject;
  const words = reasons.length > 0 ? '' : cut(said.replaceAll(/\s+/g, ' ').trim());
  const name = spokenName(author);
  return words === '' ? text('conversation.name_only', { name }) : text('conversation.name', { name, words });
}

/** At the end of a word, if there is one in the second half. */
function cut(words: string): string {
  if (words.length <= TOLD) return words;
  // Not in the middle of a letter that has two halves.
  const begin = words.slice(0, TOLD - 1).replace(/[\uD800-\uDBFF]$/, '');
  const end = begin.lastIndexOf(' ');
  return `${end > TOLD / 2 ? begin.slice(0, end) : begin}…`;
}
