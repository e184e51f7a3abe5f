import { block, muteAccount, unblock, unmuteAccount } from '../../actions/people/block';
import {
  answerFollowRequest,
  endorse,
  follow,
  subscribe,
  unendorse,
  unfollow,
  unsubscribe,
} from '../../actions/people/follow';
import { renderRelationship } from '../../render/people';
import { signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import { crash, notFound, problem } from '../../server/problem';
import { type Access, type Call, type Route, user } from '../../server/route';
import { saveNote } from '../../store/accounts/account-lists';
import { type AccountRow, findAccountByName } from '../../store/accounts/accounts';
import {
  type DomainBlock,
  addDomainBlock,
  findDomainBlocks,
  findFollow,
  removeDomainBlock,
} from '../../store/accounts/relationships';
import { targetOf } from './accounts';

interface Accounts {
  actor: AccountRow;
  target: AccountRow;
}

type Change = (call: Call, accounts: Accounts) => void;

/** A handler that changes the viewer's relationship to an account and answers with the new one. */
function changeHandler(change: Change, find: (call: Call) => AccountRow = targetOf): Route['handle'] {
  return (call) => {
    const actor = signedIn(call.viewer);
    const target = find(call);
    change(call, { actor, target });
    return answer(renderRelationship(call.server.db, actor.id, target.id));
  };
}

/** Crashes for a deactivated account, as the real server does. */
function checkActive(target: AccountRow): void {
  if (target.deactivated === 1) throw crash();
}

const startFollowing: Change = ({ server, params }, { actor, target }) => {
  checkActive(target);
  const optionalFlag = (name: string) => (params.has(name) ? params.flag(name) : undefined);
  follow(server, actor, {
    target,
    options: {
      reblogs: optionalFlag('reblogs'),
      notify: optionalFlag('notify'),
      languages: server.behaviour.followsHaveLanguages ? params.texts('languages') : undefined,
    },
  });
};

const startBlocking: Change = ({ server }, { actor, target }) => {
  checkActive(target);
  block(server, actor, target);
};

const stopFollowing: Change = ({ server }, { actor, target }) => {
  if (actor.id !== target.id && !findFollow(server.db, actor.id, target.id))
    throw problem(400, 'Not subscribed!');
  unfollow(server, actor, target);
};

const removeFollower: Change = ({ server }, { actor, target }) => {
  if (findFollow(server.db, target.id, actor.id)?.pending !== 0) throw notFound();
  unfollow(server, target, actor);
};

const mute: Change = ({ server, params }, { actor, target }) => {
  const seconds = params.integer('duration') ?? params.integer('expires_in') ?? 0;
  muteAccount(server, actor, { target, notifications: params.flag('notifications', true), seconds });
};

const note: Change = ({ server, params }, { actor, target }) => {
  const comment = params.text('comment');
  if (comment === undefined) throw crash(400);
  saveNote(server.db, { accountId: actor.id, targetId: target.id, comment, at: server.now() });
};

const answerRequest =
  (accept: boolean): Change =>
  ({ server }, { actor, target }) =>
    answerFollowRequest(server, actor, { requester: target, accept });

/** Wraps a change that needs only the two accounts. */
const withAccounts =
  (act: (server: Call['server'], actor: AccountRow, target: AccountRow) => void): Change =>
  ({ server }, { actor, target }) =>
    act(server, actor, target);

function byAddress({ server, params }: Call): AccountRow {
  params.required('uri');
  const row = findAccountByName(server.db, params.text('uri') ?? '', server.host());
  if (!row) throw notFound();
  return row;
}

const FOLLOWS = user('follow', 'write:follows');
const BLOCKS = user('follow', 'write:blocks');
const MUTES = user('follow', 'write:mutes');
const WRITE_ACCOUNTS = user('write:accounts');

const post = (path: string, access: Access, handle: Route['handle']): Route => ({
  method: 'POST',
  path,
  access,
  handle,
});

export const relationshipRoutes: Route[] = [
  post('/api/v1/accounts/:id/follow', FOLLOWS, changeHandler(startFollowing)),
  post('/api/v1/accounts/:id/unfollow', FOLLOWS, changeHandler(stopFollowing)),
  post('/api/v1/accounts/:id/remove_from_followers', FOLLOWS, changeHandler(removeFollower)),
  post('/api/v1/accounts/:id/block', BLOCKS, changeHandler(startBlocking)),
  post('/api/v1/accounts/:id/unblock', BLOCKS, changeHandler(withAccounts(unblock))),
  post('/api/v1/accounts/:id/mute', MUTES, changeHandler(mute)),
  post('/api/v1/accounts/:id/unmute', MUTES, changeHandler(withAccounts(unmuteAccount))),
  post('/api/v1/accounts/:id/note', WRITE_ACCOUNTS, changeHandler(note)),
  post('/api/v1/accounts/:id/pin', WRITE_ACCOUNTS, changeHandler(withAccounts(endorse))),
  post('/api/v1/accounts/:id/unpin', WRITE_ACCOUNTS, changeHandler(withAccounts(unendorse))),
  post('/api/v1/pleroma/accounts/:id/subscribe', FOLLOWS, changeHandler(withAccounts(subscribe))),
  post('/api/v1/pleroma/accounts/:id/unsubscribe', FOLLOWS, changeHandler(withAccounts(unsubscribe))),
  post('/api/v1/follow_requests/:id/authorize', FOLLOWS, changeHandler(answerRequest(true))),
  post('/api/v1/follow_requests/:id/reject', FOLLOWS, changeHandler(answerRequest(false))),
  post('/api/v1/follows', FOLLOWS, changeHandler(startFollowing, byAddress)),
];

/** The domain in the body, also for DELETE: the real server does not accept it in the query. */
function readBlock({ params, viewer, url }: Call): DomainBlock {
  const domain = params.text('domain')?.trim().toLowerCase() ?? '';
  if (domain === '' || url.searchParams.has('domain')) throw crash(400);
  return { accountId: signedIn(viewer).id, domain };
}

function blockDomain(call: Call): Response {
  addDomainBlock(call.server.db, { ...readBlock(call), at: call.server.now() });
  return answer({});
}

function unblockDomain(call: Call): Response {
  removeDomainBlock(call.server.db, readBlock(call));
  return answer({});
}

const DOMAINS = '/api/v1/domain_blocks';
const WRITE_BLOCKS = user('follow', 'write:blocks');

export const domainBlockRoutes: Route[] = [
  {
    method: 'GET',
    path: DOMAINS,
    access: user('follow', 'read:blocks'),
    handle: ({ server, viewer }) => answer(findDomainBlocks(server.db, signedIn(viewer).id)),
  },
  { method: 'POST', path: DOMAINS, access: WRITE_BLOCKS, handle: blockDomain },
  { method: 'DELETE', path: DOMAINS, access: WRITE_BLOCKS, handle: unblockDomain },
];
