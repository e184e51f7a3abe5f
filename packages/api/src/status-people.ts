import type { Call } from './call';
import type { RelatedAccount } from './model/account';
import type { StatusId } from './model/ids';
import type { Page } from './model/page';
import type { Status } from './model/status';
import { pageQuery, type PageOptions } from './page-options';
import { readPage } from './schema/page';
import { readRelatedAccount } from './schema/related-account';
import { readStatus } from './schema/status';
import { statusPath } from './status-path';

/** Pleroma returns everybody in one response. */
const EVERYBODY = 10_000;

/**
 * GET /api/v1/statuses/:id/favourited_by. Pleroma returns all of them, or nobody when it hides them; others in pages.
 */
export function favouritedBy(id: StatusId, options: PageOptions = {}): Call<Page<RelatedAccount>> {
  return {
    method: 'GET',
    path: statusPath(id, '/favourited_by'),
    query: pageQuery(options),
    read: readPage(readRelatedAccount, EVERYBODY),
  };
}

/** GET /api/v1/statuses/:id/reblogged_by, like `favouritedBy`. */
export function repeatedBy(id: StatusId, options: PageOptions = {}): Call<Page<RelatedAccount>> {
  return {
    method: 'GET',
    path: statusPath(id, '/reblogged_by'),
    query: pageQuery(options),
    read: readPage(readRelatedAccount, EVERYBODY),
  };
}

export interface QuotesOptions extends PageOptions {
  /** The server's route: GET /api/v1/pleroma/statuses/:id/quotes or GET /api/v1/statuses/:id/quotes. */
  route: 'pleroma' | 'mastodon';
}

/** The quotes of a status, newest first. */
export function quotesOf(id: StatusId, options: QuotesOptions): Call<Page<Status>> {
  const isPleroma = options.route === 'pleroma';
  return {
    method: 'GET',
    path: isPleroma ? `/api/v1/pleroma/statuses/${encodeURIComponent(id)}/quotes` : statusPath(id, '/quotes'),
    query: pageQuery(options),
    feature: isPleroma ? 'quoteListOfPleroma' : 'quoteList',
    read: readPage(readStatus),
  };
}
