import type { StatusId } from '@linnet/api';
import type { DraftContent } from './draft';
import type { DraftContext } from './draft-context';

/** What a text is: a post that answers another, one that quotes another, or one by itself. */
export type TextKind = 'post' | 'reply' | 'quote';

export function kindOfText({
  inReplyToId,
  quoteId,
}: Pick<DraftContent, 'inReplyToId' | 'quoteId'>): TextKind {
  if (inReplyToId !== null) return 'reply';
  return quoteId === null ? 'post' : 'quote';
}

/** The status whose card the form of a context belongs to; null for a form that belongs to none. */
export function aboutOf(context: DraftContext): StatusId | null {
  if (context.kind === 'reply') return context.to;
  return context.kind === 'quote' ? context.of : null;
}

export function contextAbout(kind: 'reply' | 'quote', id: StatusId): DraftContext {
  return kind === 'reply' ? { kind, to: id } : { kind, of: id };
}
