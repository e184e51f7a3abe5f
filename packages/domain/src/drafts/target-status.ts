import type { StatusId } from '@linnet/api';
import type { DraftContent } from '../post-content/draft';
import type { DraftContext } from '../post-content/draft-context';

/** What is being written: a reply, a quote, or a post by itself. */
export type PostKind = 'post' | 'reply' | 'quote';

export function postKindOf({
  inReplyToId,
  quoteId,
}: Pick<DraftContent, 'inReplyToId' | 'quoteId'>): PostKind {
  if (inReplyToId !== null) return 'reply';
  return quoteId === null ? 'post' : 'quote';
}

/** The status that a reply or a quote is about; null for other contexts. */
export function targetStatusOf(context: DraftContext): StatusId | null {
  if (context.kind === 'reply') return context.to;
  return context.kind === 'quote' ? context.of : null;
}

export function contextFor(kind: 'reply' | 'quote', id: StatusId): DraftContext {
  return kind === 'reply' ? { kind, to: id } : { kind, of: id };
}
