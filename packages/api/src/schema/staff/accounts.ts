import type { AccountId } from '../../model/ids';
import {
  type ModelOf,
  objectReader,
  readCount,
  readCountOrNull,
  readFlag,
  readObject,
  readRows,
  readText,
  readTextOrNull,
  readTexts,
  readTimeOrEpoch,
  readWebAddress,
  readerWithId,
} from '../read';
import { readStatus } from '../status';

/** An account as only staff get it. */
export type StaffAccount = ModelOf<typeof readStaffAccount>;

export const readStaffAccount = readerWithId((json, id: AccountId) => {
  const roles = readObject(json, 'roles');
  return {
    id,
    /** `name`, or `name@host` for people of other servers. */
    acct: readText(json, 'nickname'),
    displayName: readText(json, 'display_name') || readText(json, 'nickname'),
    /** Empty without a picture. */
    avatar: readWebAddress(json, 'avatar') ?? '',
    url: readWebAddress(json, 'url'),
    /** Null for people of other servers and for deleted accounts. */
    email: readTextOrNull(json, 'email'),
    isActive: readFlag(json, 'is_active'),
    isLocal: readFlag(json, 'local'),
    /** The address of the e-mail is confirmed. */
    isConfirmed: readFlag(json, 'is_confirmed'),
    isApproved: readFlag(json, 'is_approved'),
    isSuggested: readFlag(json, 'is_suggested'),
    roles: { admin: readFlag(roles, 'admin'), moderator: readFlag(roles, 'moderator') },
    tags: readTexts(json, 'tags'),
    /** What the person wrote when they asked for the account. */
    registrationReason: readTextOrNull(json, 'registration_reason') || null,
    /** As on the wire: `Person`, `Service`, `Group`, `Application`, `Organization`. */
    actorType: readText(json, 'actor_type'),
    createdAt: readTimeOrEpoch(json, 'created_at'),
  };
});

/** Reads a page of accounts with the number of all that match. */
export const readStaffAccounts = objectReader((json) => ({
  items: readRows(json, 'users', { limit: 500, row: readStaffAccount }),
  total: readCount(json, 'count'),
}));

/** Reads a page of somebody's statuses with the number of all. */
export const readStaffStatuses = objectReader((json) => ({
  items: readRows(json, 'activities', { limit: 200, row: readStatus }),
  total: readCount(json, 'total'),
}));

/** The address at which a new password is set. */
export const readResetLink = objectReader((json) => ({ address: readWebAddress(json, 'link') }));

/** What staff may change of an account besides its rights. */
export const readCredentials = objectReader((json) => ({
  name: readText(json, 'name'),
  email: readTextOrNull(json, 'email') ?? '',
}));

/** An invitation to register. */
export type Invite = ModelOf<typeof readInvite>;

export const readInvite = readerWithId((json, id: string) => ({
  id,
  token: readText(json, 'token'),
  /** Used up or revoked. */
  isUsed: readFlag(json, 'used'),
  uses: readCount(json, 'uses'),
  /** Null where the type says it: once for `one_time`, without a limit for `date_limited`. */
  maxUse: readCountOrNull(json, 'max_use'),
  /** `YYYY-MM-DD`; null: never. */
  expiresAt: readTextOrNull(json, 'expires_at'),
  /** As on the wire: `one_time`, `reusable`, `date_limited`, `reusable_date_limited`. */
  type: readText(json, 'invite_type'),
}));

export const readInvites = objectReader((json) =>
  readRows(json, 'invites', { limit: 2_000, row: readInvite }),
);
