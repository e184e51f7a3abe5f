import type { Account } from '../model/account';
import type { AccountId, StatusId } from '../model/ids';
import { readAccount } from './account';
import { isObject, readId } from './read';

const MARK = 'withheld:';

/** Whether this stands for somebody whom the server keeps to itself: nothing can be asked or done about them. */
export function isWithheld(id: AccountId): boolean {
  return id.startsWith(MARK);
}

const isKept = (json: unknown): boolean => isObject(json) && Object.keys(json).length === 0;

/** Whether `readAuthor` can read it, without reading it. */
export function isAuthor(json: unknown): boolean {
  return isKept(json) || (isObject(json) && readId<AccountId>(json, 'id') !== null);
}

/**
 * Who wrote a status. Pleroma sends `{}` for people whom the staff shut out, and to visitors for those whose profile
 * they may not see: the post stands all the same, and each has an author of its own without a name.
 */
export function readAuthor(json: unknown, statusId: StatusId): Account | undefined {
  return readAccount(isKept(json) ? { id: `${MARK}${statusId}`, pleroma: { deactivated: true } } : json);
}
