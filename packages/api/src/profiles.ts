import { accountPath } from './account-path';
import type { Call } from './call';
import type { Account, RelatedAccount, Relationship } from './model/account';
import type { AccountId } from './model/ids';
import type { Page } from './model/page';
import type { Status } from './model/status';
import { pageQuery, type PageOptions } from './page-options';
import { readAccount } from './schema/account';
import { readPage } from './schema/page';
import { readRelatedAccount } from './schema/related-account';
import { readRelationship } from './schema/relationship';
import { required } from './schema/required';
import { readStatus } from './schema/status';

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
