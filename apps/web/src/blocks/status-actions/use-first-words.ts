import type { StatusId } from '@linnet/api';
import { useStatusView } from '../../platform/client/use-status-view';

/** Characters of a status that a question about it says. */
const SAID = 120;

/** Who wrote it and how it begins: by which a person knows the one that a question is about. */
export function useFirstWords(id: StatusId): { name: string; words: string } {
  const view = useStatusView(id);
  if (view === undefined) return { name: '', words: '' };
  const { status, content, author } = view;
  const words = status.subject.trim() === '' ? content.plainText.trim() : status.subject.trim();
  // Not in the middle of a letter that has two halves.
  const cut = words.length > SAID ? `${words.slice(0, SAID).replace(/[\uD800-\uDBFF]$/, '')}…` : words;
  return { name: isolated(author.displayName), words: cut === '' ? '' : isolated(cut) };
}

/** Somebody's words must not turn the direction of ours. */
function isolated(words: string): string {
  return `\u2068${words}\u2069`;
}
