import { canSeeAccount, renderAccount, withRelationship } from '../../render/account';
import { renderRelationship } from '../../render/people';
import { viewerOf } from '../../render/viewer';
import { renderStatuses } from '../../render/status';
import { checkProfileOpen, signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import { linkHeader, linkParams, readPage } from '../../server/paging';
import { crash, notFound, problem } from '../../server/problem';
import { type Access, type Call, OPEN, type Route, user } from '../../server/route';
import { type AccountRow, findAccount, findAccountByName } from '../../store/accounts/accounts';
import { accountStatuses } from '../../store/statuses/timelines';

/** The account of the path, only by id. */
export function targetOf(call: Call): AccountRow {
  const row = findAccount(call.server.db, call.path['id'] ?? '');
  if (!row) throw notFound();
  return row;
}

/** The account of the path, by id or by name (names of other servers only if this one knows the account). */
export function profileOf(call: Call): AccountRow {
  const { server, path, viewer } = call;
  const name = path['id'] ?? '';
  const row = findAccount(server.db, name) ?? findAccountByName(server.db, name, server.host());
  if (!row || !canSeeAccount(server, row, viewer)) throw problem(404, "Can't find user");
  checkProfileOpen(server.settings, viewer, row);
  return row;
}

function show(call: Call): Response {
  const row = profileOf(call);
  const account = renderAccount(call.server, row, call.viewer);
  if (!call.params.flag('with_relationships') || !call.viewer) return answer(account);
  return answer(withRelationship(account, renderRelationship(call.server.db, call.viewer.id, row.id)));
}

function lookup(call: Call): Response {
  const acct = call.params.text('acct');
  if (acct === undefined) throw crash(400);
  const row = findAccountByName(call.server.db, acct, call.server.host());
  if (!row) throw problem(404, "Can't find user");
  // `lookup` also finds accounts that are hidden everywhere else, and renders all as for a visitor.
  return answer(renderAccount(call.server, row, null));
}

function relationships(call: Call): Response {
  const viewerId = signedIn(call.viewer).id;
  const knownIds = call.params.texts('id').filter((id) => findAccount(call.server.db, id));
  const rendered = knownIds.map((id) => renderRelationship(call.server.db, viewerId, id));
  const omitsEndorsed = call.server.behaviour.relationshipsOmitEndorsed;
  return answer(omitsEndorsed ? rendered.map((one) => ({ ...one, endorsed: false })) : rendered);
}

function statuses(call: Call): Response {
  const { server, params } = call;
  const account = profileOf(call);
  const ids = accountStatuses(server.db, {
    accountId: account.id,
    viewerId: call.viewer?.id ?? null,
    page: readPage(params),
    pinned: params.flag('pinned'),
    onlyMedia: params.flag('only_media'),
    excludeReblogs: params.flag('exclude_reblogs'),
    excludeReplies: params.flag('exclude_replies'),
    excludeVisibilities: params.texts('exclude_visibilities'),
    tagged: params.text('tagged')?.toLowerCase() || null,
    withMuted: params.flag('with_muted'),
  });
  const ownParams = {
    pinned: null,
    only_media: null,
    exclude_reblogs: null,
    exclude_replies: null,
    exclude_visibilities: null,
    tagged: null,
    with_muted: null,
  };
  const headers = linkHeader({ server, path: call.url.pathname, params: linkParams(params, ownParams), ids });
  return answer(renderStatuses(server, ids, viewerOf(server, call.viewer)), { headers });
}

const PROFILE: Access = { for: 'public-account', scopes: ['read:accounts'] };
const POSTS: Access = { for: 'public-account', scopes: ['read:statuses'] };

/** Fixed names come before `:id`. */
export const accountRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/accounts/lookup', access: OPEN, handle: lookup },
  {
    method: 'GET',
    path: '/api/v1/accounts/relationships',
    access: user('read:follows'),
    handle: relationships,
  },
  { method: 'GET', path: '/api/v1/accounts/:id', access: PROFILE, handle: show },
  { method: 'GET', path: '/api/v1/accounts/:id/statuses', access: POSTS, handle: statuses },
];
