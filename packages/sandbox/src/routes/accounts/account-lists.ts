import { renderList } from '../../render/lists';
import { renderAccounts } from '../../render/people';
import { wireTime } from '../../render/time';
import { signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import { linkHeader, linkParams, readPage } from '../../server/paging';
import { type Access, type Call, type Route, publicly, user } from '../../server/route';
import {
  type PeopleList,
  birthdaysOn,
  familiarFollowers,
  peopleOf,
} from '../../store/accounts/account-lists';
import { type AccountRow, findAccount } from '../../store/accounts/accounts';
import { findListsWith } from '../../store/accounts/lists';
import { findFollowRequests, findMuteEnds } from '../../store/accounts/relationships';
import { profileOf, targetOf } from './accounts';

function written(call: Call, ids: string[]) {
  const relationships = call.params.flag('with_relationships');
  return renderAccounts(call.server, ids, { reader: call.reader, relationships });
}

/** A page of accounts with its Link header. */
function pageOf(call: Call, list: PeopleList, accountId: string): string[] {
  return peopleOf(call.server.db, list, { accountId, page: readPage(call.params) });
}

function links(call: Call, ids: string[]): Record<string, string> {
  const { server, params, url } = call;
  const known = linkParams(params, { with_relationships: null });
  return linkHeader({ server, path: url.pathname, params: known, ids });
}

/** A handler for followers or followed accounts. A hidden list is empty for everybody but its owner. */
function network(list: 'followers' | 'following', hidden: 'hide_followers' | 'hide_follows') {
  return (call: Call): Response => {
    const target = targetOf(call);
    if (target[hidden] === 1 && call.reader?.id !== target.id) return answer([]);
    const ids = pageOf(call, list, target.id);
    return answer(written(call, ids), { headers: links(call, ids) });
  };
}

function blocks(call: Call): Response {
  const ids = pageOf(call, 'blocks', signedIn(call.reader).id);
  return answer(written(call, ids), { headers: links(call, ids) });
}

function mutes(call: Call): Response {
  const { id } = signedIn(call.reader);
  const ids = pageOf(call, 'mutes', id);
  const ends = findMuteEnds(call.server.db, id);
  const accounts = written(call, ids).map((account) => {
    const end = ends.get(account.id) ?? null;
    return { ...account, mute_expires_at: end === null ? null : wireTime(end).replace('.000Z', 'Z') };
  });
  return answer(accounts, { headers: links(call, ids) });
}

const ALL = { maxId: null, sinceId: null, minId: null, limit: 1000, offset: 0 };

function endorsed(call: Call, account: AccountRow): Response {
  const ids = peopleOf(call.server.db, 'endorsements', { accountId: account.id, page: ALL });
  return answer(written(call, ids));
}

function requests(call: Call): Response {
  return answer(written(call, findFollowRequests(call.server.db, signedIn(call.reader).id)));
}

function familiar(call: Call): Response {
  const { server, params } = call;
  const reader = signedIn(call.reader);
  const known = params.texts('id').filter((id) => findAccount(server.db, id));
  return answer(
    known.map((id) => ({ id, accounts: written(call, familiarFollowers(server.db, reader.id, id)) })),
  );
}

function birthdays(call: Call): Response {
  const { server, params } = call;
  params.required('day', 'month');
  const date = { day: params.integer('day') ?? 0, month: params.integer('month') ?? 0 };
  return answer(written(call, birthdaysOn(server.db, signedIn(call.reader).id, date)));
}

function holdingLists(call: Call): Response {
  const target = targetOf(call);
  return answer(findListsWith(call.server.db, signedIn(call.reader).id, target.id).map(renderList));
}

const get = (path: string, access: Access, handle: Route['handle']): Route => ({
  method: 'GET',
  path,
  access,
  handle,
});

const PEOPLE = publicly('read:accounts');

/** Must come before the routes with `:id`. */
export const accountListRoutes: Route[] = [
  get('/api/v1/accounts/familiar_followers', user('read:follows'), familiar),
  get('/api/v1/accounts/:id/followers', PEOPLE, network('followers', 'hide_followers')),
  get('/api/v1/accounts/:id/following', PEOPLE, network('following', 'hide_follows')),
  get('/api/v1/accounts/:id/lists', user('read:lists'), holdingLists),
  get('/api/v1/blocks', user('follow', 'read:blocks'), blocks),
  get('/api/v1/mutes', user('follow', 'read:mutes'), mutes),
  get('/api/v1/follow_requests', user('follow', 'read:follows'), requests),
  get('/api/v1/endorsements', user('read:accounts'), (call) => endorsed(call, signedIn(call.reader))),
  get('/api/v1/pleroma/accounts/:id/endorsements', PEOPLE, (call) => endorsed(call, profileOf(call))),
  get('/api/v1/pleroma/birthdays', user('read:accounts'), birthdays),
];
