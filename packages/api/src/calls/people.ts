import type { Call, Parameters } from '../call';
import type { Account, FamiliarFollowers, RelatedAccount, Suggestion } from '../model/account';
import type { AccountId, Page } from '../model/ids';
import type { List } from '../model/lists-and-filters';
import { readAccount } from '../schema/account';
import { readList } from '../schema/lists-and-filters';
import {
  type MuteEnd,
  readFamiliarFollowers,
  readMuteEnd,
  readRelatedAccount,
  readSuggestion,
} from '../schema/people';
import { readPage } from '../schema/read';
import { accountPath } from './paths';
import { offsetPage, type PageOptions, pageQuery } from './timelines';

function people(path: string, query: Parameters): Call<Page<RelatedAccount>> {
  return { method: 'GET', path, query, read: readPage(readRelatedAccount) };
}

const related = (options: PageOptions): Parameters => ({ with_relationships: true, ...pageQuery(options) });

/** GET /api/v1/accounts/:id/followers. Empty for others when hidden. */
export function followersOf(id: AccountId, options: PageOptions = {}): Call<Page<RelatedAccount>> {
  return people(accountPath(id, '/followers'), related(options));
}

/** GET /api/v1/accounts/:id/following, like `followersOf`. */
export function followedBy(id: AccountId, options: PageOptions = {}): Call<Page<RelatedAccount>> {
  return people(accountPath(id, '/following'), related(options));
}

/** GET /api/v1/blocks */
export function blockedPeople(options: PageOptions = {}): Call<Page<RelatedAccount>> {
  return people('/api/v1/blocks', related(options));
}

/** GET /api/v1/mutes, with the end of each mute. */
export function mutedPeople(options: PageOptions = {}): Call<Page<RelatedAccount>> {
  return people('/api/v1/mutes', related(options));
}

/** GET /api/v1/mutes: only the ends of the mutes, as far as the server sends them. */
export function muteEnds(options: PageOptions = {}): Call<Page<MuteEnd>> {
  return {
    method: 'GET',
    path: '/api/v1/mutes',
    query: pageQuery(options),
    read: readPage(readMuteEnd),
  };
}

/**
 * GET /api/v1/follow_requests. Pleroma returns all of them, others in pages; it accepts nothing in the query, ignores
 * one parameter and answers two with an error.
 */
export function followRequests(options: PageOptions = {}): Call<Page<RelatedAccount>> {
  return people('/api/v1/follow_requests', pageQuery(options));
}

/** GET /api/v1/accounts/:id/lists: the viewer's lists that contain an account. */
export function listsWith(id: AccountId): Call<Page<List>> {
  return { method: 'GET', path: accountPath(id, '/lists'), read: readPage(readList) };
}

/** GET /api/v1/pleroma/accounts/:id/endorsements: the people featured on an account's profile. */
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

export interface DirectoryOptions extends PageOptions {
  order: 'active' | 'new';
  /** Only people of this server. */
  local: boolean;
}

/** GET /api/v1/directory: people who want to be listed. */
export function directory({ order, local, ...page }: DirectoryOptions): Call<Page<RelatedAccount>> {
  return {
    method: 'GET',
    path: '/api/v1/directory',
    query: { order, local, ...pageQuery(page) },
    feature: 'directory',
    notFound: 'route',
    read: offsetPage(readPage(readRelatedAccount), page),
  };
}

/** GET /api/v2/suggestions, or version 1, of which Pleroma only has an empty stub. */
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

/** DELETE /api/v1/suggestions/:id: the account is not suggested again. */
export function dismissSuggestion(id: AccountId): Call<undefined> {
  return {
    method: 'DELETE',
    path: `/api/v1/suggestions/${encodeURIComponent(id)}`,
    read: () => undefined,
  };
}
