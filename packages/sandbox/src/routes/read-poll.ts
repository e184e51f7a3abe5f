import type { PollDraft } from '../actions/statuses/polls';
import { invalidRequest } from '../server/problem';
import { Params, isTree } from '../server/params';

/** The poll in the parameters of a new status; undefined when there is none. */
export function readPoll(params: Params): PollDraft | undefined {
  const tree = params.tree['poll'];
  if (tree === undefined || tree === null || tree === '') return undefined;
  if (!isTree(tree)) {
    throw invalidRequest([{ field: 'poll', message: `Invalid object. Got: ${typeof tree}` }]);
  }
  const poll = new Params(tree);
  poll.required('options', 'expires_in');
  return {
    options: poll.texts('options'),
    expiresIn: poll.integer('expires_in') ?? 0,
    multiple: poll.flag('multiple'),
  };
}
