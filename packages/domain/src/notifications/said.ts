import type { AccountId, NotificationId } from '@linnet/api';
import { withAnswer, withoutThese, withoutUpTo } from './row-changes';
import type { ChangeRows } from './standing-changes';

interface Gone {
  readonly gone: readonly NotificationId[];
  /** With all that is older than these and belongs to this group. */
  readonly groupKey: string | null;
}

/** What one page of a reader says to the others once the server has done it. */
export type Said =
  | Gone
  /** All up to this one were cleared. */
  | { readonly clearedUpTo: NotificationId }
  /** Who asked to follow was let in or turned away. */
  | { readonly answered: AccountId; readonly accepted: boolean };

/** Null for what is about something else, or of a page of another version. */
export function readSaid(said: unknown): Said | null {
  if (typeof said !== 'object' || said === null) return null;
  if ('gone' in said && Array.isArray(said.gone)) {
    const groupKey = 'groupKey' in said && typeof said.groupKey === 'string' ? said.groupKey : null;
    return { gone: said.gone.filter(isId<NotificationId>), groupKey };
  }
  if ('clearedUpTo' in said && isId<NotificationId>(said.clearedUpTo))
    return { clearedUpTo: said.clearedUpTo };
  if ('answered' in said && isId<AccountId>(said.answered) && 'accepted' in said)
    return { answered: said.answered, accepted: said.accepted === true };
  return null;
}

/** What it does to a list. */
export function changeOf(said: Said): ChangeRows {
  if ('gone' in said) return withoutThese(said.gone, said.groupKey);
  if ('clearedUpTo' in said) return withoutUpTo(said.clearedUpTo);
  return withAnswer(said.answered, said.accepted);
}

function isId<Id extends string>(value: unknown): value is Id {
  return typeof value === 'string' && value !== '';
}
