import type { WireScrobble } from '@linnet/api/wire';
import { renderAccount } from '../../render/account';
import { wireTime } from '../../render/time';
import { signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import { linkHeader, linkParams, readPage } from '../../server/paging';
import { problem } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import { type AccountRow, findAccount, findAccountByName } from '../../store/accounts/accounts';
import { type ScrobbleRow, insertScrobble, listScrobbles } from '../../store/announcements';

function render(call: Call, owner: AccountRow, row: ScrobbleRow): WireScrobble {
  return {
    id: row.id,
    account: renderAccount(call.server, owner, call.viewer),
    created_at: wireTime(row.created_at),
    title: row.title,
    artist: row.artist,
    album: row.album,
    externalLink: row.link,
    length: row.length,
  };
}

function list(call: Call): Response {
  const { server, params, path, url } = call;
  const idOrName = path['id'] ?? '';
  const owner = findAccount(server.db, idOrName) ?? findAccountByName(server.db, idOrName, server.host());
  if (!owner) throw problem(404, 'Record not found');
  const rows = listScrobbles(server.db, owner.id, readPage(params));
  const headers = linkHeader({
    server,
    path: url.pathname,
    params: linkParams(params, {}),
    ids: rows.map(({ id }) => id),
  });
  return answer(
    rows.map((row) => render(call, owner, row)),
    { headers },
  );
}

function add(call: Call): Response {
  const { server, params } = call;
  const owner = signedIn(call.viewer);
  params.required('title');
  const now = server.now();
  const row: ScrobbleRow = {
    id: server.ids.next(now),
    account_id: owner.id,
    title: params.text('title') ?? '',
    artist: params.text('artist') ?? null,
    album: params.text('album') ?? null,
    link: params.text('externalLink') ?? null,
    length: params.integer('length') ?? null,
    created_at: now,
  };
  insertScrobble(server.db, row);
  return answer(render(call, owner, row));
}

/** The routes of scrobbles: the music that people listen to. */
export const scrobbleRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/v1/pleroma/accounts/:id/scrobbles',
    access: { for: 'public-account', scopes: ['read'] },
    handle: list,
  },
  { method: 'POST', path: '/api/v1/pleroma/scrobble', access: user('write'), handle: add },
];
