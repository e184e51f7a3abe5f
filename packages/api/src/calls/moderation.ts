import { type Call, del, get, json, nothing, patch, post, put } from '../call';
import type { AccountId, StatusId } from '../model/ids';
import { readReportReceipt } from '../schema/notifications/notification';
import { readModeratedAccount, readStaffRoles } from '../schema/moderation';
import { required } from '../schema/read';
import { accountPath } from '../paths';

export type StaffRole = 'admin' | 'moderator';

export type ReportState = 'open' | 'closed' | 'resolved';

/** The category of a report, on servers that want one. */
export type ReportCategory = 'spam' | 'legal' | 'violation' | 'other';

export interface Report {
  accountId: AccountId;
  /** Posts of that account that the report is about. */
  statusIds: readonly StatusId[];
  comment: string;
  /** Send the report to the account's own server too. */
  forward: boolean;
  /** Ids of the server's rules that were broken. */
  ruleIds: readonly string[];
  /** Only where the server wants one; `violation` by default when rules were broken. */
  category?: ReportCategory | undefined;
}

/** POST /api/v1/reports. 400 for a comment that is too long and for an account that no longer exists. */
export function report(draft: Report) {
  const { accountId, statusIds, comment, forward, ruleIds } = draft;
  const category = draft.category ?? (ruleIds.length > 0 ? 'violation' : undefined);
  const value = {
    account_id: accountId,
    status_ids: statusIds,
    comment,
    forward,
    ...(ruleIds.length > 0 && { rule_ids: ruleIds }),
    ...(category && { category }),
  };
  return post('/api/v1/reports', required(readReportReceipt, 'report'), { body: json(value) });
}

const USERS = '/api/v1/pleroma/admin/users';

const change = (
  method: typeof post,
  path: string,
  rest: Pick<Call<void>, 'body' | 'query' | 'answer'> = {},
) => method(path, nothing, { feature: 'staffOfPleroma', ...rest });

function rolePath(name: string, role?: StaffRole): string {
  return `${USERS}/${encodeURIComponent(name)}/permission_group${role === undefined ? '' : `/${role}`}`;
}

/** GET /api/v1/accounts/:id: the part of an account that staff may change. */
export const moderatedAccount = (id: AccountId) =>
  get(accountPath(id), required(readModeratedAccount, 'account'));

/**
 * GET /api/v1/pleroma/admin/users/:name/permission_group. For administrators; includes roles that the account hides.
 */
export const staffRoles = (name: string) =>
  get(rolePath(name), required(readStaffRoles, 'rights'), { feature: 'staffOfPleroma' });

/** POST or DELETE /api/v1/pleroma/admin/users/:name/permission_group/:role. Administrators can remove their own. */
export const setStaffRole = (name: string, role: StaffRole, on: boolean) =>
  change(on ? post : del, rolePath(name, role));

/**
 * PATCH /api/v1/pleroma/admin/users/activate or deactivate. `name` as `name` or `name@host`; 500 for an unknown one.
 */
export const setActivation = (name: string, on: boolean) =>
  change(patch, `${USERS}/${on ? 'activate' : 'deactivate'}`, { body: json({ nicknames: [name] }) });

/** DELETE /api/v1/pleroma/admin/users: deletes the account with all of its posts. */
export const deletePerson = (name: string) => change(del, USERS, { query: { nickname: name } });

/** PUT or DELETE /api/v1/pleroma/admin/users/tag. 204. */
export function setAccountTag(name: string, tag: string, on: boolean) {
  const body = json({ nicknames: [name], tags: [tag] });
  return change(on ? put : del, `${USERS}/tag`, { body, answer: 'none' });
}
