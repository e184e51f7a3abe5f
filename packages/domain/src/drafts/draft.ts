import type { NewStatus, StatusId } from '@linnet/api';

/** What a text is written for. Each context has its own draft; none can overwrite another's. */
export type DraftContext = { kind: 'new' } | { kind: 'reply'; to: StatusId };

/** The scopes a person can write for. */
export type DraftScope = NewStatus['scope'];

export interface DraftContent {
  text: string;
  subject: string;
  scope: DraftScope;
  sensitive: boolean;
  contentType: string;
}

/** Why a draft cannot be sent; words are in the locales under the same keys. */
export type DraftProblem = 'post_status.empty_status_error' | 'post_status.too_long';

export function contextKey(context: DraftContext): string {
  return context.kind === 'new' ? 'new' : `reply ${context.to}`;
}

/** The context that a key was made of. */
export function contextOf(key: string): DraftContext {
  const [, to] = /^reply (.+)$/.exec(key) ?? [];
  return to === undefined ? { kind: 'new' } : { kind: 'reply', to: to as StatusId };
}

/** Characters left, below zero when there are too many. The subject counts. */
export function charactersLeft(content: DraftContent, limit: number): number {
  return limit - lengthOf(content.text) - lengthOf(content.subject);
}

/** Code points: never fewer than the characters a server counts. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}

export function problemOf(content: DraftContent, limit: number): DraftProblem | null {
  if (content.text.trim() === '') return 'post_status.empty_status_error';
  return charactersLeft(content, limit) < 0 ? 'post_status.too_long' : null;
}
