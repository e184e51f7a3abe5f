import type { Call } from './call';
import type { PollId } from './model/ids';
import type { Poll } from './model/status';
import { readPoll } from './schema/poll';
import { required } from './schema/required';

const readRequired = required(readPoll, 'poll');

function pollPath(id: PollId): string {
  return `/api/v1/polls/${encodeURIComponent(id)}`;
}

/** GET /api/v1/polls/:id. 404 also when the viewer may not see its status. */
export function getPoll(id: PollId): Call<Poll> {
  return { method: 'GET', path: pollPath(id), read: readRequired };
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
    read: readRequired,
  };
}
