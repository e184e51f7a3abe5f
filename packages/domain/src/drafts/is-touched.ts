import type { DraftContent } from '../post-content/draft';
import type { InitialContent } from './initial-content';
import type { StoredDraft } from '../post-content/stored-drafts';

/** Whether a draft has content that would be a loss. */
export function isTouched(draft: Partial<StoredDraft>, start: InitialContent): boolean {
  const { text = start.text, subject = start.subject } = draft;
  if (!sameText(text, start.text) || subject !== start.subject) return true;
  const { attachments = start.attachments, poll = start.poll, following = start.following } = draft;
  return (
    (attachments !== start.attachments && !sameFiles(attachments, start.attachments)) ||
    hasOtherOptions(poll, start.poll) ||
    following.some((part) => part.text.trim() !== '' || part.attachments.length > 0)
  );
}

/**
 * Compares without surrounding white space. Runs with every letter typed: an empty start needs no copy of a long text.
 */
function sameText(text: string, start: string): boolean {
  return start === '' ? !/\S/.test(text) : text.trim() === start.trim();
}

function sameFiles(one: DraftContent['attachments'], other: DraftContent['attachments']): boolean {
  const textOf = (files: DraftContent['attachments']): string =>
    files.map(({ attachment, description }) => `${attachment.id} ${description}`).join('\n');
  return textOf(one) === textOf(other);
}

function hasOtherOptions(poll: DraftContent['poll'], start: DraftContent['poll']): boolean {
  const textOf = (of: DraftContent['poll']): string => (of?.options ?? []).join('').trim();
  return textOf(poll) !== textOf(start);
}
