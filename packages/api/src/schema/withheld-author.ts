import type { Account } from '../model/account';
import type { AccountId, StatusId } from '../model/ids';
import { readAccount } from './account';
import { isObject, readId } from './read';

const MARK = 'withheld:';

/** Whether the id is that of a withheld author, about whom nothing can be requested or done. */
export function isWithheld(id: AccountId): boolean {
  return id.startsWith(MARK);
}

const isKept = (json: unknown): boolean => isObject(json) && Object.keys(json).length === 0;

/** Whether `readAuthor` can read it; does not read it. */
export function isAuthor(json: unknown): boolean {
  return isKept(json) || (isObject(json) && readId<AccountId>(json, 'id') !== null);
}

/**
 * The author of a status. Pleroma sends `{}` for deactivated accounts, and to visitors for accounts whose profile they
 * may not see: the post is still valid, and gets an author without a name.
 */
export function readAuthor(json: unknown, statusId: StatusId): Account | undefined {
  return readAccount(isKept(json) ? { id: `${MARK}${statusId}`, pleroma: { deactivated: true } } : json);
}
