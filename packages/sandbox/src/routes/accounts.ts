import { follow, unfollow } from '../actions/follow';
import { renderAccount, withRelationship } from '../render/account';
import { renderRelationship } from '../render/relationship';
import { readerOf } from '../render/reader';
import { renderStatuses } from '../render/status';
import { answer } from '../server/answer';
import { signedIn } from '../server/check-access';
import { linkHeader } from '../server/link-header';
import { crash, notFound, problem } from '../server/problem';
import { linkParams, readPage } from '../server/read-page';
import { OPEN, user, type Access, type Call, type Route } from '../server/route';
import { findAccount, findAccountByName, type AccountRow } from '../store/accounts';
import { accountStatuses } from '../store/timelines';

function verifyCredentials(call: Call): Response {
  const row = signedIn(call.reader);
  const account = renderAccount(call.here, row, row);
  const settings = JSON.parse(row.settings_store) as Record<string, unknown>;
  Object.assign(account.pleroma, { settings_store: settings, chat_token: `chat.${row.id}` });
  return answer(account);
}

/** By id, or by nickname (names of other servers are found only if known here). */
function accountOfPath(call: Call): AccountRow {
  const name = call.path['id'] ?? '';
  const row = findAccount(call.here.db, name) ?? findAccountByName(call.here.db, name, call.here.host());
  if (!row) throw problem(404, "Can't find user");
  return row;
}

function show(call: Call): Response {
  const row = accountOfPath(call);
  const account = renderAccount(call.here, row, call.reader);
  if (!call.params.flag('with_relationships') || !call.reader) return answer(account);
  return answer(withRelationship(account, renderRelationship(call.here.db, call.reader.id, row.id)));
}

function lookup(call: Call): Response {
  const acct = call.params.text('acct');
  if (acct === undefined) throw crash(400);
  const row = findAccountByName(call.here.db, acct, call.here.host());
  if (!row) throw problem(404, "Can't find user");
  return answer(renderAccount(call.here, row, call.reader));
}

function relationships(call: Call): Response {
  const readerId = signedIn(call.reader).id;
  const known = call.params.texts('id').filter((id) => findAccount(call.here.db, id));
  return answer(known.map((id) => renderRelationship(call.here.db, readerId, id)));
}

function statuses(call: Call): Response {
  const { here, params } = call;
  const account = accountOfPath(call);
  const ids = accountStatuses(here.db, {
    accountId: account.id,
    readerId: call.reader?.id ?? null,
    page: readPage(params),
    pinned: params.flag('pinned'),
    onlyMedia: params.flag('only_media'),
    excludeReblogs: params.flag('exclude_reblogs'),
    excludeReplies: params.flag('exclude_replies'),
    excludeVisibilities: params.texts('exclude_visibilities'),
    tagged: params.text('tagged')?.toLowerCase() || null,
  });
  const known = {
    pinned: null,
    only_media: null,
    exclude_reblogs: null,
    exclude_replies: null,
    exclude_visibilities: null,
    tagged: null,
    with_muted: null,
  };
  const headers = linkHeader({ here, path: call.url.pathname, params: linkParams(params, known), ids });
  return answer(renderStatuses(here, ids, readerOf(here, call.reader)), { headers });
}

function targetOf(call: Call): AccountRow {
  const row = findAccount(call.here.db, call.path['id'] ?? '');
  if (!row) throw notFound();
  return row;
}

function startFollowing(call: Call): Response {
  const actor = signedIn(call.reader);
  const target = targetOf(call);
  const { params } = call;
  follow(call.here, actor, {
    target,
    options: {
      reblogs: params.has('reblogs') ? params.flag('reblogs') : undefined,
      notify: params.has('notify') ? params.flag('notify') : undefined,
    },
  });
  return answer(renderRelationship(call.here.db, actor.id, target.id));
}

function stopFollowing(call: Call): Response {
  const actor = signedIn(call.reader);
  const target = targetOf(call);
  unfollow(call.here, actor, target);
  return answer(renderRelationship(call.here.db, actor.id, target.id));
}

const PROFILE: Access = { for: 'public-account', scopes: ['read:accounts'] };
const POSTS: Access = { for: 'public-account', scopes: ['read:statuses'] };
const FOLLOW = user('follow', 'write:follows');

/** Fixed names stand before `:id`. */
export const accountRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/v1/accounts/verify_credentials',
    access: user('read:accounts'),
    handle: verifyCredentials,
  },
  { method: 'GET', path: '/api/v1/accounts/lookup', access: OPEN, handle: lookup },
  {
    method: 'GET',
    path: '/api/v1/accounts/relationships',
    access: user('read:follows'),
    handle: relationships,
  },
  { method: 'GET', path: '/api/v1/accounts/:id', access: PROFILE, handle: show },
  { method: 'GET', path: '/api/v1/accounts/:id/statuses', access: POSTS, handle: statuses },
  { method: 'POST', path: '/api/v1/accounts/:id/follow', access: FOLLOW, handle: startFollowing },
  { method: 'POST', path: '/api/v1/accounts/:id/unfollow', access: FOLLOW, handle: stopFollowing },
];
