import type { Call } from '../call';
import type {
  ModeratedAccount,
  ReportCategory,
  ReportState,
  StaffRight,
  StaffRights,
} from '../model/account';
import type { AccountId, ReportId, StatusId } from '../model/ids';
import type { ReportReceipt } from '../model/notification';
import { readReportReceipt } from '../schema/notification';
import { readModeratedAccount, readStaffRights } from '../schema/people';
import { required } from '../schema/read';
import { accountPath } from './paths';

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
export function report(complaint: Report): Call<ReportReceipt> {
  const { accountId, statusIds, comment, forward, ruleIds } = complaint;
  const category = complaint.category ?? (ruleIds.length > 0 ? 'violation' : undefined);
  const value = {
    account_id: accountId,
    status_ids: statusIds,
    comment,
    forward,
    ...(ruleIds.length > 0 && { rule_ids: ruleIds }),
    ...(category && { category }),
  };
  return {
    method: 'POST',
    path: '/api/v1/reports',
    body: { kind: 'json', value },
    read: required(readReportReceipt, 'report'),
  };
}

const USERS = '/api/v1/pleroma/admin/users';

function change(
  method: Call<void>['method'],
  path: string,
  rest: Pick<Call<void>, 'body' | 'query' | 'answer'> = {},
): Call<void> {
  return { method, path, feature: 'staffOfPleroma', ...rest, read: () => undefined };
}

const json = (value: unknown) => ({ kind: 'json', value }) as const;

function rightPath(name: string, right?: StaffRight): string {
  return `${USERS}/${encodeURIComponent(name)}/permission_group${right === undefined ? '' : `/${right}`}`;
}

/** GET /api/v1/accounts/:id: the part of an account that staff may change. */
export function moderatedAccount(id: AccountId): Call<ModeratedAccount> {
  return { method: 'GET', path: accountPath(id), read: required(readModeratedAccount, 'account') };
}

/**
 * GET /api/v1/pleroma/admin/users/:name/permission_group. For administrators; includes roles that the account hides.
 */
export function staffRights(name: string): Call<StaffRights> {
  return {
    method: 'GET',
    path: rightPath(name),
    feature: 'staffOfPleroma',
    read: required(readStaffRights, 'rights'),
  };
}

/** POST or DELETE /api/v1/pleroma/admin/users/:name/permission_group/:right. Administrators can remove their own. */
export function setStaffRight(name: string, right: StaffRight, on: boolean): Call<void> {
  return change(on ? 'POST' : 'DELETE', rightPath(name, right));
}

/**
 * PATCH /api/v1/pleroma/admin/users/activate or deactivate. `name` as `name` or `name@host`; 500 for an unknown one.
 */
export function setActivation(name: string, on: boolean): Call<void> {
  return change('PATCH', `${USERS}/${on ? 'activate' : 'deactivate'}`, { body: json({ nicknames: [name] }) });
}

/** DELETE /api/v1/pleroma/admin/users: deletes the account with all of its posts. */
export function deletePerson(name: string): Call<void> {
  return change('DELETE', USERS, { query: { nickname: name } });
}

/** PUT or DELETE /api/v1/pleroma/admin/users/tag. 204. */
export function setAccountTag(name: string, tag: string, on: boolean): Call<void> {
  const body = json({ nicknames: [name], tags: [tag] });
  return change(on ? 'PUT' : 'DELETE', `${USERS}/tag`, { body, answer: 'none' });
}

/** PATCH /api/v1/pleroma/admin/reports, one at a time: several may fail together. 204; 400 with a list of errors. */
export function setReportState(id: ReportId, state: ReportState): Call<void> {
  const body = json({ reports: [{ id, state }] });
  return change('PATCH', '/api/v1/pleroma/admin/reports', { body, answer: 'none' });
}
