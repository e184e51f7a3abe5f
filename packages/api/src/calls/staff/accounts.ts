import { get, json, nothing, patch, post, put } from '../../call';
import { required } from '../../schema/read';
import {
  readCredentials,
  readInvite,
  readInvites,
  readResetLink,
  readStaffAccount,
  readStaffAccounts,
  readStaffStatuses,
} from '../../schema/staff/accounts';

const USERS = '/api/v1/pleroma/admin/users';
const feature = 'staffOfPleroma';

const personPath = (nameOrId: string, rest = '') => `${USERS}/${encodeURIComponent(nameOrId)}${rest}`;

/** Conditions for the list of accounts; all of the chosen ones hold. */
export type StaffFilter =
  | 'local'
  | 'external'
  | 'active'
  | 'deactivated'
  | 'need_approval'
  | 'unconfirmed'
  | 'is_admin'
  | 'is_moderator';

export type StaffActorType = 'Person' | 'Service' | 'Group' | 'Application' | 'Organization';

export interface StaffAccountsQuery {
  /** Part of the handle: `name`, or `name@host` for people of other servers. */
  readonly query: string;
  /** Part of the display name. */
  readonly name: string;
  /** A whole address. */
  readonly email: string;
  /** Any of them. */
  readonly tags: readonly string[];
  readonly filters: readonly StaffFilter[];
  /** Any of them; empty for all. */
  readonly actorTypes: readonly StaffActorType[];
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** GET /api/v1/pleroma/admin/users: the newest account first, with the number of all that match. */
export const staffAccounts = (query: StaffAccountsQuery) =>
  get(USERS, required(readStaffAccounts, 'accounts'), {
    feature,
    query: {
      query: query.query || undefined,
      name: query.name || undefined,
      email: query.email || undefined,
      tags: query.tags,
      filters: query.filters.join(',') || undefined,
      actor_types: query.actorTypes,
      page: query.page,
      page_size: query.pageSize,
    },
  });

/** GET /api/v1/pleroma/admin/users/:name, which is also an id. 404 for somebody unknown. */
export const staffAccount = (nameOrId: string) =>
  get(personPath(nameOrId), required(readStaffAccount, 'account'), { feature });

const forNames = (step: string, name: string) =>
  patch(`${USERS}/${step}`, nothing, { feature, body: json({ nicknames: [name] }) });

export interface NewPerson {
  readonly nickname: string;
  readonly email: string;
  readonly password: string;
}

/**
 * POST /api/v1/pleroma/admin/users: an account of this server, approved and confirmed. For administrators. 409 with the
 * field that is refused.
 */
export const createPerson = (person: NewPerson) =>
  post(USERS, nothing, { feature, body: json({ users: [person] }) });

/** PATCH /api/v1/pleroma/admin/users/approve. 500 for somebody unknown. */
export const approvePerson = (name: string) => forNames('approve', name);

/** PATCH /api/v1/pleroma/admin/users/confirm_email. 500 for somebody unknown. */
export const confirmAddress = (name: string) => forNames('confirm_email', name);

/** PATCH /api/v1/pleroma/admin/users/resend_confirmation_email. 500 for somebody unknown. */
export const sendConfirmationAgain = (name: string) => forNames('resend_confirmation_email', name);

/** PATCH /api/v1/pleroma/admin/users/suggest or unsuggest. For administrators. */
export const setSuggested = (name: string, on: boolean) => forNames(on ? 'suggest' : 'unsuggest', name);

/** PATCH /api/v1/pleroma/admin/users/force_password_reset: logs the person out everywhere. 204. */
export const forcePasswordReset = (name: string) =>
  patch(`${USERS}/force_password_reset`, nothing, {
    feature,
    answer: 'none',
    body: json({ nicknames: [name] }),
  });

/** PUT /api/v1/pleroma/admin/users/disable_mfa. 404 for somebody unknown. */
export const endSecondFactor = (name: string) =>
  put(`${USERS}/disable_mfa`, nothing, { feature, body: json({ nickname: name }) });

/** GET /api/v1/pleroma/admin/users/:name/password_reset: an address at which a new password is set. 500 for others. */
export const passwordResetLink = (name: string) =>
  get(personPath(name, '/password_reset'), required(readResetLink, 'link'), { feature });

/** GET /api/v1/pleroma/admin/users/:name/credentials */
export const staffCredentials = (name: string) =>
  get(personPath(name, '/credentials'), required(readCredentials, 'credentials'), { feature });

/** Left out: unchanged. A new password must be replaced by the person before they can log in. */
export interface CredentialsChange {
  readonly email?: string;
  readonly name?: string;
  readonly password?: string;
}

/** PATCH /api/v1/pleroma/admin/users/:name/credentials. 400 with the field that is refused. */
export const changeCredentials = (name: string, change: CredentialsChange) =>
  patch(personPath(name, '/credentials'), nothing, { feature, body: json(change) });

export interface StaffStatusesQuery {
  readonly page: number;
  readonly pageSize: number;
  /** Also statuses that only followers or mentioned people may read. */
  readonly withPrivate: boolean;
  readonly withRepeats: boolean;
}

/** GET /api/v1/pleroma/admin/users/:name/statuses */
export const statusesAsStaff = (
  name: string,
  { page, pageSize, withPrivate, withRepeats }: StaffStatusesQuery,
) =>
  get(personPath(name, '/statuses'), required(readStaffStatuses, 'statuses'), {
    feature,
    query: {
      page,
      page_size: pageSize,
      godmode: withPrivate || undefined,
      with_reblogs: withRepeats || undefined,
    },
  });

/** GET /api/v1/pleroma/admin/users/invites: the oldest first; used and revoked ones stay in the list. */
export const staffInvites = () => get(`${USERS}/invites`, required(readInvites, 'invites'), { feature });

export interface NewInvite {
  /** How often it can be used; null: once, or without a limit until it expires. */
  readonly maxUse: number | null;
  /** `YYYY-MM-DD`; null: never. */
  readonly expiresAt: string | null;
}

/** POST /api/v1/pleroma/admin/users/invite_token */
export const createInvite = ({ maxUse, expiresAt }: NewInvite) =>
  post(`${USERS}/invite_token`, required(readInvite, 'invite'), {
    feature,
    body: json({
      ...(maxUse !== null && { max_use: maxUse }),
      ...(expiresAt !== null && { expires_at: expiresAt }),
    }),
  });

/** POST /api/v1/pleroma/admin/users/revoke_invite. 404 for an unknown one. */
export const revokeInvite = (token: string) =>
  post(`${USERS}/revoke_invite`, required(readInvite, 'invite'), { feature, body: json({ token }) });

/** POST /api/v1/pleroma/admin/users/email_invite. 204; 400 while registrations are open or invites are off. */
export const mailInvite = (email: string, name: string) =>
  post(`${USERS}/email_invite`, nothing, {
    feature,
    answer: 'none',
    body: json({ email, ...(name !== '' && { name }) }),
  });

/**
 * POST /api/v1/pleroma/admin/backups: a backup for somebody, without the waiting time. For administrators; 500 for
 * somebody unknown.
 */
export const requestBackupFor = (nickname: string) =>
  post('/api/v1/pleroma/admin/backups', nothing, { feature, body: json({ nickname }) });
