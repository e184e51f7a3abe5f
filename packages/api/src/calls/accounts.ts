import { get } from '../call';
import type { AccountId } from '../model/ids';
import { readAccount } from '../schema/account';
import { readOwnAccount } from '../schema/own/own-account';
import { readRelatedAccount, readRelationship, readScrobble } from '../schema/people';
import { readPage, required } from '../schema/read';
import { readStatus } from '../schema/status';
import { accountPath } from '../paths';
import { type PageOptions, pageQuery } from './paging';

/** GET /api/v1/accounts/verify_credentials. A missing or invalid token: 403, on other servers 401. */
export const verifyCredentials = () =>
  get('/api/v1/accounts/verify_credentials', required(readOwnAccount, 'own account'));

/** GET /api/v1/accounts/:id. 404 also for deactivated accounts, 401 where visitors may not see profiles. */
export const getAccount = (id: AccountId) =>
  get(accountPath(id), required(readRelatedAccount, 'account'), {
    query: { with_relationships: true },
  });

/** GET /api/v1/accounts/:name. Names of other servers are found only if known; visitors do not find them. */
export const getAccountByName = (name: string) =>
  get(`/api/v1/accounts/${encodeURIComponent(name)}`, required(readRelatedAccount, 'account'), {
    query: { with_relationships: true },
    feature: 'accountByName',
  });

/** GET /api/v1/accounts/lookup. Does not fetch from other servers: 404 for accounts that the server does not know. */
export const lookupAccount = (name: string) =>
  get('/api/v1/accounts/lookup', required(readAccount, 'account'), {
    query: { acct: name },
    feature: 'accountLookup',
  });

/** GET /api/v1/accounts/relationships. Unknown ids are left out; the order is the server's own. */
export const getRelationships = (ids: readonly AccountId[]) =>
  get('/api/v1/accounts/relationships', readPage(readRelationship), { query: { id: ids } });

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
export const accountStatuses = (id: AccountId, options: AccountStatusesOptions = {}) =>
  get(accountPath(id, '/statuses'), readPage(readStatus), {
    query: {
      pinned: whenOn(options.pinned),
      only_media: whenOn(options.onlyMedia),
      exclude_replies: whenOn(options.withoutReplies),
      exclude_reblogs: whenOn(options.withoutRepeats),
      tagged: options.tag,
      with_muted: whenOn(options.withMuted),
      ...pageQuery(options),
    },
  });

/** GET /api/v1/pleroma/accounts/:id/scrobbles: what somebody listened to, latest first. */
export const scrobblesOf = (id: AccountId, options: PageOptions = {}) =>
  get(`/api/v1/pleroma/accounts/${encodeURIComponent(id)}/scrobbles`, readPage(readScrobble), {
    query: pageQuery(options),
    feature: 'scrobbles',
  });
