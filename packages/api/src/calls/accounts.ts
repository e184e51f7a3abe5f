import type { Call } from '../call';
import type { Account, OwnAccount, RelatedAccount, Relationship } from '../model/account';
import type { AccountId, Page } from '../model/ids';
import type { Status } from '../model/status';
import type { Scrobble } from '../model/writing';
import { readAccount } from '../schema/account';
import { readOwnAccount } from '../schema/own-account';
import { readRelatedAccount, readRelationship, readScrobble } from '../schema/people';
import { readPage, required } from '../schema/read';
import { readStatus } from '../schema/status';
import { accountPath } from './paths';
import { type PageOptions, pageQuery } from './timelines';

/** GET /api/v1/accounts/verify_credentials. A missing or invalid token: 403, on other servers 401. */
export function verifyCredentials(): Call<OwnAccount> {
  return {
    method: 'GET',
    path: '/api/v1/accounts/verify_credentials',
    read: required(readOwnAccount, 'own account'),
  };
}

/** GET /api/v1/accounts/:id. 404 also for deactivated accounts, 401 where visitors may not see profiles. */
export function getAccount(id: AccountId): Call<RelatedAccount> {
  return {
    method: 'GET',
    path: accountPath(id),
    query: { with_relationships: true },
    read: required(readRelatedAccount, 'account'),
  };
}

/** GET /api/v1/accounts/:name. Names of other servers are found only if known; visitors do not find them. */
export function getAccountByName(name: string): Call<RelatedAccount> {
  return {
    method: 'GET',
    path: `/api/v1/accounts/${encodeURIComponent(name)}`,
    query: { with_relationships: true },
    feature: 'accountByName',
    read: required(readRelatedAccount, 'account'),
  };
}

/** GET /api/v1/accounts/lookup. Does not fetch from other servers: 404 for accounts that the server does not know. */
export function lookupAccount(name: string): Call<Account> {
  return {
    method: 'GET',
    path: '/api/v1/accounts/lookup',
    query: { acct: name },
    feature: 'accountLookup',
    read: required(readAccount, 'account'),
  };
}

/** GET /api/v1/accounts/relationships. Unknown ids are left out; the order is the server's own. */
export function getRelationships(ids: readonly AccountId[]): Call<Page<Relationship>> {
  return {
    method: 'GET',
    path: '/api/v1/accounts/relationships',
    query: { id: ids },
    read: readPage(readRelationship),
  };
}

export interface AccountStatusesOptions extends PageOptions {
  /** Only pinned posts. */
  pinned?: boolean | undefined;
  onlyMedia?: boolean | undefined;
  withoutReplies?: boolean | undefined;
  withoutRepeats?: boolean | undefined;
  /** Without `#`. */
  tag?: string | undefined;
  /** Without it, the profile of a muted account is empty on Pleroma. */
  withMuted?: boolean | undefined;
}

const whenOn = (flag: boolean | undefined): true | null => (flag === true ? true : null);

/** GET /api/v1/accounts/:id/statuses */
export function accountStatuses(id: AccountId, options: AccountStatusesOptions = {}): Call<Page<Status>> {
  return {
    method: 'GET',
    path: accountPath(id, '/statuses'),
    query: {
      pinned: whenOn(options.pinned),
      only_media: whenOn(options.onlyMedia),
      exclude_replies: whenOn(options.withoutReplies),
      exclude_reblogs: whenOn(options.withoutRepeats),
      tagged: options.tag,
      with_muted: whenOn(options.withMuted),
      ...pageQuery(options),
    },
    read: readPage(readStatus),
  };
}

/** GET /api/v1/pleroma/accounts/:id/scrobbles: what somebody listened to, latest first. */
export function scrobblesOf(id: AccountId, options: PageOptions = {}): Call<Page<Scrobble>> {
  return {
    method: 'GET',
    path: `/api/v1/pleroma/accounts/${encodeURIComponent(id)}/scrobbles`,
    query: pageQuery(options),
    feature: 'scrobbles',
    read: readPage(readScrobble),
  };
}
