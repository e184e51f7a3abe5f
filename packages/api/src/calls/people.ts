import { type Parameters, del, get, nothing } from '../call';
import type { AccountId } from '../model/ids';
import { readAccount } from '../schema/account';
import { readList } from '../schema/lists-and-filters';
import { readFamiliarFollowers, readMuteEnd, readRelatedAccount, readSuggestion } from '../schema/people';
import { readPage } from '../schema/read';
import { accountPath } from '../paths';
import { offsetPage, type PageOptions, pageQuery } from './paging';

const people = (path: string, query: Parameters) => get(path, readPage(readRelatedAccount), { query });

const related = (options: PageOptions): Parameters => ({ with_relationships: true, ...pageQuery(options) });

/** GET /api/v1/accounts/:id/followers. Empty for others when hidden. */
export const followersOf = (id: AccountId, options: PageOptions = {}) =>
  people(accountPath(id, '/followers'), related(options));

/** GET /api/v1/accounts/:id/following, like `followersOf`. */
export const followedBy = (id: AccountId, options: PageOptions = {}) =>
  people(accountPath(id, '/following'), related(options));

/** GET /api/v1/blocks */
export const blockedPeople = (options: PageOptions = {}) => people('/api/v1/blocks', related(options));

/** GET /api/v1/mutes, with the end of each mute. */
export const mutedPeople = (options: PageOptions = {}) => people('/api/v1/mutes', related(options));

/** GET /api/v1/mutes: only the ends of the mutes, as far as the server sends them. */
export const muteEnds = (options: PageOptions = {}) =>
  get('/api/v1/mutes', readPage(readMuteEnd), { query: pageQuery(options) });

/**
 * GET /api/v1/follow_requests. Pleroma returns all of them, others in pages; it knows no parameters, ignores a single
 * one and answers two with an error.
 */
export const followRequests = (options: PageOptions = {}) =>
  people('/api/v1/follow_requests', pageQuery(options));

/** GET /api/v1/accounts/:id/lists: the viewer's lists that contain an account. */
export const listsWith = (id: AccountId) => get(accountPath(id, '/lists'), readPage(readList));

/** GET /api/v1/pleroma/accounts/:id/endorsements: the people featured on an account's profile. */
export const endorsedBy = (id: AccountId) =>
  get(`/api/v1/pleroma/accounts/${encodeURIComponent(id)}/endorsements`, readPage(readAccount), {
    feature: 'endorsements',
  });

/** GET /api/v1/accounts/familiar_followers */
export const familiarFollowers = (ids: readonly AccountId[]) =>
  get('/api/v1/accounts/familiar_followers', readPage(readFamiliarFollowers), {
    query: { id: ids },
    feature: 'familiarFollowers',
    notFound: 'route',
  });

export interface DirectoryOptions extends PageOptions {
  order: 'active' | 'new';
  /** Only people of this server. */
  local: boolean;
}

/** GET /api/v1/directory: people who want to be listed. */
export const directory = ({ order, local, ...page }: DirectoryOptions) =>
  get('/api/v1/directory', offsetPage(readPage(readRelatedAccount), page), {
    query: { order, local, ...pageQuery(page) },
    feature: 'directory',
    notFound: 'route',
  });

/** GET /api/v2/suggestions, or version 1, of which Pleroma only has an empty stub. */
export const suggestions = (version: 1 | 2, limit?: number) =>
  get(`/api/v${version}/suggestions`, readPage(readSuggestion), {
    query: { limit },
    feature: version === 2 ? 'suggestions' : 'suggestionsOld',
    notFound: 'route',
  });

/** DELETE /api/v1/suggestions/:id: the account is not suggested again. */
export const dismissSuggestion = (id: AccountId) =>
  del(`/api/v1/suggestions/${encodeURIComponent(id)}`, nothing);
