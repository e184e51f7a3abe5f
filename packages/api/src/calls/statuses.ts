import type { Call } from '../call';
import type { RelatedAccount } from '../model/account';
import type { Page, PollId, StatusId } from '../model/ids';
import type { Context, Poll, Status } from '../model/status';
import { readContext } from '../schema/conversations';
import { readRelatedAccount } from '../schema/people';
import { readPage, required } from '../schema/read';
import { readStatus } from '../schema/status';
import { readPoll } from '../schema/status-contents';
import { statusPath } from './paths';
import { type PageOptions, pageQuery } from './timelines';
import { type NewStatus, draftValue } from './writing';

const readRequiredStatus = required(readStatus, 'status');

/** GET /api/v1/statuses/:id. 404 also when the viewer may not see it. */
export function getStatus(id: StatusId): Call<Status> {
  return { method: 'GET', path: statusPath(id), read: readRequiredStatus };
}

/** GET /api/v1/statuses/:id/context. Pleroma answers an unknown id with 500. */
export function getContext(id: StatusId): Call<Context> {
  return { method: 'GET', path: statusPath(id, '/context'), read: required(readContext, 'context') };
}

/**
 * POST /api/v1/statuses. As JSON: Hollo rejects the word `false` in forms. The idempotency key must be unguessable (one
 * server's response cache is shared by all of its users), and new after every error response.
 */
export function createStatus(draft: NewStatus, idempotencyKey: string): Call<Status> {
  return {
    method: 'POST',
    path: '/api/v1/statuses',
    body: { kind: 'json', value: draftValue(draft) },
    headers: { 'idempotency-key': idempotencyKey },
    read: readRequiredStatus,
  };
}

/** POST /api/v1/statuses with `preview`: the post as it would look; nothing is stored. */
export function previewStatus(draft: NewStatus): Call<Status> {
  return {
    method: 'POST',
    path: '/api/v1/statuses',
    body: { kind: 'json', value: { ...draftValue(draft), preview: true } },
    feature: 'statusPreview',
    read: readRequiredStatus,
  };
}

/**
 * GET /api/v1/statuses: those statuses that exist and that the viewer may see. Some servers reject more than 20.
 * Pleroma up to 2.7.0 reads only `ids` and fails without it; all others read `id`.
 */
export function statusesByIds(ids: readonly StatusId[]): Call<Page<Status>> {
  return {
    method: 'GET',
    path: '/api/v1/statuses',
    query: { id: ids, ids },
    feature: 'statusesByIds',
    notFound: 'route',
    read: readPage(readStatus),
  };
}

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

const readRequiredPoll = required(readPoll, 'poll');

function pollPath(id: PollId): string {
  return `/api/v1/polls/${encodeURIComponent(id)}`;
}

/** GET /api/v1/polls/:id. 404 also when the viewer may not see its status. */
export function getPoll(id: PollId): Call<Poll> {
  return { method: 'GET', path: pollPath(id), read: readRequiredPoll };
}

/**
 * POST /api/v1/polls/:id/votes; choices are counted from 0. 422 with the server's sentence for a second vote, the
 * viewer's own poll, or too many choices. As JSON: Hollo reads numbers in forms as strings and rejects them.
 */
export function vote(id: PollId, choices: readonly number[]): Call<Poll> {
  return {
    method: 'POST',
    path: `${pollPath(id)}/votes`,
    body: { kind: 'json', value: { choices } },
    feature: 'polls',
    read: readRequiredPoll,
  };
}
