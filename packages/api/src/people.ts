import { accountPath } from './account-path';
import type { Call, Parameters } from './call';
import type { Account, FamiliarFollowers, RelatedAccount, Suggestion } from './model/account';
import type { AccountId } from './model/ids';
import type { List } from './model/list';
import type { Page } from './model/page';
import { pageQuery, type PageOptions } from './page-options';
import { readAccount } from './schema/account';
import { readFamiliarFollowers } from './schema/familiar-followers';
import { readList } from './schema/list';
import { type MuteEnd, readMuteEnd } from './schema/mute-end';
import { readPage } from './schema/page';
import { readRelatedAccount } from './schema/related-account';
import { readSuggestion } from './schema/suggestion';

function people(path: string, query: Parameters): Call<Page<RelatedAccount>> {
  return { method: 'GET', path, query, read: readPage(readRelatedAccount) };
}

const related = (options: PageOptions): Parameters => ({ with_relationships: true, ...pageQuery(options) });

/** GET /api/v1/accounts/:id/followers. Empty for others when it is hidden. */
export function followersOf(id: AccountId, options: PageOptions = {}): Call<Page<RelatedAccount>> {
  return people(accountPath(id, '/followers'), related(options));
}

/** GET /api/v1/accounts/:id/following, as `followersOf`. */
export function followedBy(id: AccountId, options: PageOptions = {}): Call<Page<RelatedAccount>> {
  return people(accountPath(id, '/following'), related(options));
}

/** GET /api/v1/blocks */
export function blockedPeople(options: PageOptions = {}): Call<Page<RelatedAccount>> {
  return people('/api/v1/blocks', related(options));
}

/** GET /api/v1/mutes; each with the end of its mute. */
export function mutedPeople(options: PageOptions = {}): Call<Page<RelatedAccount>> {
  return people('/api/v1/mutes', related(options));
}

/** GET /api/v1/mutes: when the mutes of these people end, as far as the server says so of each. */
export function muteEnds(options: PageOptions = {}): Call<Page<MuteEnd>> {
  return {
    method: 'GET',
    path: '/api/v1/mutes',
    query: pageQuery(options),
    read: readPage(readMuteEnd),
  };
}

/**
 * GET /api/v1/follow_requests. Pleroma sends all of them at once, others page; it knows nothing in the query, passes
 * over one name there and refuses two.
 */
export function followRequests(options: PageOptions = {}): Call<Page<RelatedAccount>> {
  return people('/api/v1/follow_requests', pageQuery(options));
}

/** GET /api/v1/accounts/:id/lists: the reader's lists that hold an account. */
export function listsWith(id: AccountId): Call<Page<List>> {
  return { method: 'GET', path: accountPath(id, '/lists'), read: readPage(readList) };
}

/** GET /api/v1/pleroma/accounts/:id/endorsements: whom somebody shows on their profile. */
export function endorsedBy(id: AccountId): Call<Page<Account>> {
  return {
    method: 'GET',
    path: `/api/v1/pleroma/accounts/${encodeURIComponent(id)}/endorsements`,
    feature: 'endorsements',
    read: readPage(readAccount),
  };
}

/** GET /api/v1/accounts/familiar_followers */
export function familiarFollowers(ids: readonly AccountId[]): Call<Page<FamiliarFollowers>> {
  return {
    method: 'GET',
    path: '/api/v1/accounts/familiar_followers',
    query: { id: ids },
    feature: 'familiarFollowers',
    notFound: 'route',
    read: readPage(readFamiliarFollowers),
  };
}

export interface DirectoryOptions {
  order: 'active' | 'new';
  /** Of this server only. */
  local: boolean;
  limit?: number | undefined;
  offset?: number | undefined;
}

/** GET /api/v1/directory: people who want to be found. Paged by offset. */
export function directory({ order, local, limit, offset }: DirectoryOptions): Call<Page<Account>> {
  return {
    method: 'GET',
    path: '/api/v1/directory',
    query: { order, local, limit, offset },
    feature: 'directory',
    notFound: 'route',
    read: readPage(readAccount),
  };
}

/** GET /api/v2/suggestions, or the first version, of which Pleroma keeps an empty rest. */
export function suggestions(version: 1 | 2, limit?: number): Call<Page<Suggestion>> {
  return {
    method: 'GET',
    path: `/api/v${version}/suggestions`,
    query: { limit },
    feature: version === 2 ? 'suggestions' : 'suggestionsOld',
    notFound: 'route',
    read: readPage(readSuggestion),
  };
}

/** DELETE /api/v1/suggestions/:id: not this one again. */
export function dismissSuggestion(id: AccountId): Call<undefined> {
  return {
    method: 'DELETE',
    path: `/api/v1/suggestions/${encodeURIComponent(id)}`,
    read: () => undefined,
  };
}
