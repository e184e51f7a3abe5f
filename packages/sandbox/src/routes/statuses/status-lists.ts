import { changeBookmarkFolder, createBookmarkFolder, removeFolder } from '../../actions/statuses/marks';
import { renderAccount } from '../../render/account';
import { renderBookmarkFolder } from '../../render/lists';
import { viewerOf } from '../../render/viewer';
import { renderStatuses } from '../../render/status';
import { signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import { linkHeader, linkParams, readPage } from '../../server/paging';
import { problem } from '../../server/problem';
import { type Access, type Call, type Route, user } from '../../server/route';
import { findAccount, findAccounts } from '../../store/accounts/accounts';
import {
  type BookmarkFolderRow,
  type ListedStatus,
  listBookmarkFolders,
  listBookmarks,
} from '../../store/statuses/bookmarks';
import { findFavouriters, listFavourites, listFavouritesOf } from '../../store/statuses/interactions';
import { findRepeaters, listQuotes } from '../../store/statuses/statuses';
import { findStatusFor } from './statuses';

/** A page of statuses that is paged by ids of its own; the Link header repeats the parameters in `known`. */
function answerWithStatuses(
  call: Call,
  listed: ListedStatus[],
  known: Record<string, string | null> = {},
): Response {
  const { server, params, url } = call;
  const statuses = renderStatuses(
    server,
    listed.map(({ statusId }) => statusId),
    viewerOf(server, call.viewer),
  );
  const headers = linkHeader({
    server,
    path: url.pathname,
    params: linkParams(params, known),
    ids: listed.map(({ pageId }) => pageId),
  });
  return answer(statuses, { headers });
}

/** Entries of a list that is paged by status ids. */
function byStatus(ids: string[]): ListedStatus[] {
  return ids.map((id) => ({ pageId: id, statusId: id }));
}

function ownFavourites(call: Call): Response {
  const page = readPage(call.params);
  return answerWithStatuses(call, listFavourites(call.server.db, signedIn(call.viewer).id, page));
}

/** The favourites of an account. Hidden ones are an error for their owner, too, who has another route. */
function favouritesOf(call: Call): Response {
  const account = findAccount(call.server.db, call.path['id'] ?? '');
  if (!account) throw problem(404, "Can't find user");
  if (account.hide_favorites) throw problem(403, "Can't get favorites");
  return answerWithStatuses(
    call,
    byStatus(listFavouritesOf(call.server.db, account.id, readPage(call.params))),
  );
}

export const favouriteRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/favourites', access: user('read:favourites'), handle: ownFavourites },
  {
    method: 'GET',
    path: '/api/v1/pleroma/accounts/:id/favourites',
    access: { for: 'public-account', scopes: ['read:favourites'] },
    handle: favouritesOf,
  },
];

function listBookmarked(call: Call): Response {
  const query = {
    accountId: signedIn(call.viewer).id,
    folderId: call.params.id('folder_id') ?? null,
    page: readPage(call.params),
  };
  return answerWithStatuses(call, listBookmarks(call.server.db, query), { folder_id: null });
}

function answerWithFolder(call: Call, folder: BookmarkFolderRow): Response {
  return answer(renderBookmarkFolder(call.server, folder));
}

function folders(call: Call): Response {
  const rows = listBookmarkFolders(call.server.db, signedIn(call.viewer).id);
  return answer(rows.map((row) => renderBookmarkFolder(call.server, row)));
}

function readFolder({ params }: Call) {
  return { name: params.text('name') ?? '', emoji: params.text('emoji') || null };
}

function createFolder(call: Call): Response {
  return answerWithFolder(call, createBookmarkFolder(call.server, signedIn(call.viewer), readFolder(call)));
}

function changeFolder(call: Call): Response {
  const folder = { ...readFolder(call), id: call.path['id'] ?? '' };
  return answerWithFolder(call, changeBookmarkFolder(call.server, signedIn(call.viewer), folder));
}

function deleteFolder(call: Call): Response {
  return answerWithFolder(call, removeFolder(call.server, signedIn(call.viewer), call.path['id'] ?? ''));
}

const FOLDERS = '/api/v1/pleroma/bookmark_folders';
const READ = user('read:bookmarks');
const WRITE = user('write:bookmarks');

export const bookmarkRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/bookmarks', access: READ, handle: listBookmarked },
  { method: 'GET', path: FOLDERS, access: READ, handle: folders },
  { method: 'POST', path: FOLDERS, access: WRITE, handle: createFolder },
  { method: 'PATCH', path: `${FOLDERS}/:id`, access: WRITE, handle: changeFolder },
  { method: 'DELETE', path: `${FOLDERS}/:id`, access: WRITE, handle: deleteFolder },
];

/**
 * All accounts of a list in one answer, without those that the viewer blocks; empty when the server does not publish
 * such lists.
 */
function answerWithAccounts(call: Call, find: (statusId: string) => string[]): Response {
  const { status } = findStatusFor(call, { unwrap: true });
  const { server } = call;
  const ids = server.settings.showReactions ? find(status.id) : [];
  const blocked = viewerOf(server, call.viewer)?.hidden.blocked;
  const rows = findAccounts(server.db, ids);
  return answer(
    ids.flatMap((id) => {
      const row = rows.get(id);
      return row && !blocked?.has(id) ? [renderAccount(server, row, call.viewer)] : [];
    }),
  );
}

function quotes(call: Call): Response {
  const { status } = findStatusFor(call, { unwrap: true });
  return answerWithStatuses(call, byStatus(listQuotes(call.server.db, status.id, readPage(call.params))));
}

const PEOPLE: Access = { for: 'public-status', scopes: ['read:accounts'] };

/** The routes for accounts and statuses that refer to a status. */
export const statusPeopleRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/v1/statuses/:id/favourited_by',
    access: PEOPLE,
    handle: (call) => answerWithAccounts(call, (id) => findFavouriters(call.server.db, id)),
  },
  {
    method: 'GET',
    path: '/api/v1/statuses/:id/reblogged_by',
    access: PEOPLE,
    handle: (call) => answerWithAccounts(call, (id) => findRepeaters(call.server.db, id)),
  },
  {
    method: 'GET',
    path: '/api/v1/pleroma/statuses/:id/quotes',
    access: { for: 'public-status', scopes: ['read:statuses'] },
    handle: quotes,
  },
];
