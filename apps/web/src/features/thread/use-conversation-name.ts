import type { StatusId } from '@linnet/api';
import { spokenName } from '../../blocks/account/spoken-name';
import { useStatusView } from '../../platform/client/use-status-view';
import { useText } from '../../platform/i18n/use-text';

/** Maximum number of characters of a conversation's name. */
const TOLD = 60;

/**
 * The name of a conversation: the author of its post and the beginning of the text; null until that is loaded. The text
 * is left out if it is filtered for the viewer.
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

/** Cuts at the end of a word, if there is one in the second half. */
function cut(words: string): string {
  if (words.length <= TOLD) return words;
  // Does not split a surrogate pair.
  const begin = words.slice(0, TOLD - 1).replace(/[\uD800-\uDBFF]$/, '');
  const end = begin.lastIndexOf(' ');
  return `${end > TOLD / 2 ? begin.slice(0, end) : begin}…`;
}
