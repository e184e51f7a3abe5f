import type { StatusId } from '@linnet/api';
import { useStatusView } from '../../../platform/client/use-status-view';

/** Characters of a status that a question about it quotes. */
const SAID = 120;

/** The author's name and the beginning of a status, by which the viewer recognises it in a question. */
export function useFirstWords(id: StatusId): { name: string; words: string } {
  const view = useStatusView(id);
  if (view === undefined) return { name: '', words: '' };
  const { status, content, author } = view;
  const words = status.subject.trim() === '' ? content.plainText.trim() : status.subject.trim();
  // Don't leave half of a surrogate pair.
  const cut = words.length > SAID ? `${words.slice(0, SAID).replace(/[\uD800-\uDBFF]$/, '')}…` : words;
  return { name: isolated(author.displayName), words: cut === '' ? '' : isolated(cut) };
}

/** Adds isolation marks: the direction of the author's words must not affect ours. */
function isolated(words: string): string {
  return `\u2068${words}\u2069`;
}
