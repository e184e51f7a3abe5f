import { renderList } from '../../render/lists';
import { renderAccounts } from '../../render/people';
import { wireTime } from '../../render/time';
import { signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import { linkHeader, linkParams, readPage } from '../../server/paging';
import { type Access, type Call, type Route, publicly, user } from '../../server/route';
import {
  type AccountListName,
  birthdaysOn,
  familiarFollowers,
  accountsOfList,
} from '../../store/accounts/account-lists';
import { type AccountRow, findAccount } from '../../store/accounts/accounts';
import { findListsWith } from '../../store/accounts/lists';
import { findFollowRequests, findMuteEnds } from '../../store/accounts/relationships';
import { profileOf, targetOf } from './accounts';

function render(call: Call, ids: string[]) {
  const relationships = call.params.flag('with_relationships');
  return renderAccounts(call.server, ids, { viewer: call.viewer, relationships });
}

/** A page of accounts with its Link header. */
function pageOf(call: Call, list: AccountListName, accountId: string): string[] {
  return accountsOfList(call.server.db, list, { accountId, page: readPage(call.params) });
}

function links(call: Call, ids: string[]): Record<string, string> {
  const { server, params, url } = call;
  const ownParams = linkParams(params, { with_relationships: null });
  return linkHeader({ server, path: url.pathname, params: ownParams, ids });
}

/** A handler for followers or followed accounts. A hidden list is empty for everybody but its owner. */
function network(list: 'followers' | 'following', hidden: 'hide_followers' | 'hide_follows') {
  return (call: Call): Response => {
    const target = targetOf(call);
    if (target[hidden] === 1 && call.viewer?.id !== target.id) return answer([]);
    const ids = pageOf(call, list, target.id);
    return answer(render(call, ids), { headers: links(call, ids) });
  };
}

function blocks(call: Call): Response {
  const ids = pageOf(call, 'blocks', signedIn(call.viewer).id);
  return answer(render(call, ids), { headers: links(call, ids) });
}

function mutes(call: Call): Response {
  const { id } = signedIn(call.viewer);
  const ids = pageOf(call, 'mutes', id);
  const muteEnds = findMuteEnds(call.server.db, id);
  const accounts = render(call, ids).map((account) => {
    const end = muteEnds.get(account.id) ?? null;
    return { ...account, mute_expires_at: end === null ? null : wireTime(end).replace('.000Z', 'Z') };
  });
  return answer(accounts, { headers: links(call, ids) });
}

const WHOLE_LIST = { maxId: null, sinceId: null, minId: null, limit: 1000, offset: 0 };

function endorsed(call: Call, account: AccountRow): Response {
  const ids = accountsOfList(call.server.db, 'endorsements', { accountId: account.id, page: WHOLE_LIST });
  return answer(render(call, ids));
}

function requests(call: Call): Response {
  return answer(render(call, findFollowRequests(call.server.db, signedIn(call.viewer).id)));
}

function familiar(call: Call): Response {
  const { server, params } = call;
  const viewer = signedIn(call.viewer);
  const ids = params.texts('id').filter((id) => findAccount(server.db, id));
  return answer(
    ids.map((id) => ({ id, accounts: render(call, familiarFollowers(server.db, viewer.id, id)) })),
  );
}

function birthdays(call: Call): Response {
  const { server, params } = call;
  params.required('day', 'month');
  const date = { day: params.integer('day') ?? 0, month: params.integer('month') ?? 0 };
  return answer(render(call, birthdaysOn(server.db, signedIn(call.viewer).id, date)));
}

function listsWithAccount(call: Call): Response {
  const target = targetOf(call);
  return answer(findListsWith(call.server.db, signedIn(call.viewer).id, target.id).map(renderList));
}

const get = (path: string, access: Access, handle: Route['handle']): Route => ({
  method: 'GET',
  path,
  access,
  handle,
});

const READ_ACCOUNTS = publicly('read:accounts');

/** Must come before the routes with `:id`. */
export const accountListRoutes: Route[] = [
  get('/api/v1/accounts/familiar_followers', user('read:follows'), familiar),
  get('/api/v1/accounts/:id/followers', READ_ACCOUNTS, network('followers', 'hide_followers')),
  get('/api/v1/accounts/:id/following', READ_ACCOUNTS, network('following', 'hide_follows')),
  get('/api/v1/accounts/:id/lists', user('read:lists'), listsWithAccount),
  get('/api/v1/blocks', user('follow', 'read:blocks'), blocks),
  get('/api/v1/mutes', user('follow', 'read:mutes'), mutes),
  get('/api/v1/follow_requests', user('follow', 'read:follows'), requests),
  get('/api/v1/endorsements', user('read:accounts'), (call) => endorsed(call, signedIn(call.viewer))),
  get('/api/v1/pleroma/accounts/:id/endorsements', READ_ACCOUNTS, (call) => endorsed(call, profileOf(call))),
  get('/api/v1/pleroma/birthdays', user('read:accounts'), birthdays),
];
