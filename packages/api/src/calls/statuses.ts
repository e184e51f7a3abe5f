import { get, json, post } from '../call';
import type { PollId, StatusId } from '../model/ids';
import { readContext } from '../schema/conversations';
import { readRelatedAccount } from '../schema/people';
import { readPage, required } from '../schema/read';
import { readStatus } from '../schema/status';
import { readPoll } from '../schema/status-contents';
import { statusPath } from '../paths';
import { type PageOptions, pageQuery } from './paging';

const readRequiredStatus = required(readStatus, 'status');

/** GET /api/v1/statuses/:id. 404 also when the viewer may not see it. */
export const getStatus = (id: StatusId) => get(statusPath(id), readRequiredStatus);

/** GET /api/v1/statuses/:id/context. Pleroma answers an unknown id with 500. */
export const getContext = (id: StatusId) => get(statusPath(id, '/context'), required(readContext, 'context'));

/**
 * GET /api/v1/statuses: those statuses that exist and that the viewer may see. Some servers reject more than 20.
 * Pleroma up to 2.7.0 reads only `ids` and fails without it; all others read `id`.
 */
export const statusesByIds = (ids: readonly StatusId[]) =>
  get('/api/v1/statuses', readPage(readStatus), {
    query: { id: ids, ids },
    feature: 'statusesByIds',
    notFound: 'route',
  });

/** How many rows are read: Pleroma returns all people in one response. */
const MAX_PEOPLE = 10_000;

/**
 * GET /api/v1/statuses/:id/favourited_by. Pleroma returns all of them, or nobody when it hides them; others in pages.
 */
export const favouritedBy = (id: StatusId, options: PageOptions = {}) =>
  get(statusPath(id, '/favourited_by'), readPage(readRelatedAccount, MAX_PEOPLE), {
    query: pageQuery(options),
  });

/** GET /api/v1/statuses/:id/reblogged_by, like `favouritedBy`. */
export const repeatedBy = (id: StatusId, options: PageOptions = {}) =>
  get(statusPath(id, '/reblogged_by'), readPage(readRelatedAccount, MAX_PEOPLE), {
    query: pageQuery(options),
  });

export interface QuotesOptions extends PageOptions {
  /** The server's route: GET /api/v1/pleroma/statuses/:id/quotes or GET /api/v1/statuses/:id/quotes. */
  route: 'pleroma' | 'mastodon';
}

/** The quotes of a status, newest first. */
export function quotesOf(id: StatusId, options: QuotesOptions) {
  const isPleroma = options.route === 'pleroma';
  return get(
    isPleroma ? `/api/v1/pleroma/statuses/${encodeURIComponent(id)}/quotes` : statusPath(id, '/quotes'),
    readPage(readStatus),
    { query: pageQuery(options), feature: isPleroma ? 'quoteListOfPleroma' : 'quoteList' },
  );
}

const readRequiredPoll = required(readPoll, 'poll');

function pollPath(id: PollId): string {
  return `/api/v1/polls/${encodeURIComponent(id)}`;
}

/** GET /api/v1/polls/:id. 404 also when the viewer may not see its status. */
export const getPoll = (id: PollId) => get(pollPath(id), readRequiredPoll);

/**
 * POST /api/v1/polls/:id/votes; choices are counted from 0. 422 with the server's sentence for a second vote, the
 * viewer's own poll, or too many choices. As JSON: Hollo reads numbers in forms as strings and rejects them.
 */
export const vote = (id: PollId, choices: readonly number[]) =>
  post(`${pollPath(id)}/votes`, readRequiredPoll, { body: json({ choices }), feature: 'polls' });
