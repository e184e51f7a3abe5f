import { type PollDraft, vote } from '../../actions/statuses/polls';
import { canSee, viewerOf } from '../../render/viewer';
import { renderPoll } from '../../render/status-contents';
import { signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import { Params, isTree } from '../../server/params';
import { invalidRequest, notFound } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import { type PollRow, findPoll, findPolls } from '../../store/statuses/polls';
import { type StatusRow, findMentions, findStatus } from '../../store/statuses/statuses';

function findPollFor(call: Call): { poll: PollRow; status: StatusRow } {
  const { db } = call.server;
  const id = call.path['id'] ?? '';
  const poll = /^\d{1,15}$/.test(id) ? findPoll(db, Number(id)) : undefined;
  const status = poll ? findStatus(db, poll.status_id) : undefined;
  if (!poll || !status) throw notFound();
  const mentioned = findMentions(db, [status.id]).get(status.id) ?? [];
  if (!canSee(status, mentioned, viewerOf(call.server, call.viewer))) throw notFound();
  return { poll, status };
}

function answerWithPoll(call: Call, status: StatusRow): Response {
  const viewerId = call.viewer?.id ?? null;
  const poll = findPolls(call.server.db, [status.id], viewerId).get(status.id);
  if (!poll) throw notFound();
  return answer(renderPoll(call.server, poll, { viewerId, authorId: status.account_id }));
}

function show(call: Call): Response {
  return answerWithPoll(call, findPollFor(call).status);
}

function readChoices({ params }: Call): number[] {
  params.required('choices');
  return params.texts('choices').map((choice) => {
    if (/^\d+$/.test(choice)) return Number(choice);
    throw invalidRequest([{ field: 'choices', message: 'Invalid integer. Got: string' }]);
  });
}

function castVote(call: Call): Response {
  const choices = readChoices(call);
  const { poll, status } = findPollFor(call);
  vote(call.server, signedIn(call.viewer), { poll, choices });
  return answerWithPoll(call, status);
}

export const pollRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/v1/polls/:id',
    access: { for: 'public-status', scopes: ['read:statuses'] },
    handle: show,
  },
  { method: 'POST', path: '/api/v1/polls/:id/votes', access: user('write:statuses'), handle: castVote },
];

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
