import type { AccountId, NotificationId } from '@linnet/api';
import { withAnswer, withoutThese, withoutUpTo } from './row-changes';
import type { ChangeRows } from './standing-changes';

interface Gone {
  readonly gone: readonly NotificationId[];
  /** Everything older in this group is included. */
  readonly groupKey: string | null;
}

/** A message between the tabs of one viewer about something that the server has done. */
export type Said =
  | Gone
  /** All up to this one were cleared. */
  | { readonly clearedUpTo: NotificationId }
  /** A follow request was accepted or rejected. */
  | { readonly answered: AccountId; readonly accepted: boolean };

/** Null for a message about something else, or from a tab of another version. */
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

/** The change that a message makes to a list. */
export function changeOf(said: Said): ChangeRows {
  if ('gone' in said) return withoutThese(said.gone, said.groupKey);
  if ('clearedUpTo' in said) return withoutUpTo(said.clearedUpTo);
  return withAnswer(said.answered, said.accepted);
}

function isId<Id extends string>(value: unknown): value is Id {
  return typeof value === 'string' && value !== '';
}
