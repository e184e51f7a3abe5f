import { changeBookmarkFolder, createBookmarkFolder, removeFolder } from '../actions/statuses/marks';
import { renderBookmarkFolder } from '../render/lists';
import { answer } from '../server/answer';
import { signedIn } from '../server/check-access';
import { readPage } from '../server/read-page';
import { user, type Call, type Route } from '../server/route';
import { type BookmarkFolderRow, listBookmarkFolders, listBookmarks } from '../store/bookmarks';
import { listedStatuses } from './listed-statuses';

function list(call: Call): Response {
  const query = {
    accountId: signedIn(call.reader).id,
    folderId: call.params.id('folder_id') ?? null,
    page: readPage(call.params),
  };
  return listedStatuses(call, listBookmarks(call.here.db, query), { folder_id: null });
}

function shown(call: Call, folder: BookmarkFolderRow): Response {
  return answer(renderBookmarkFolder(call.here, folder));
}

function folders(call: Call): Response {
  const rows = listBookmarkFolders(call.here.db, signedIn(call.reader).id);
  return answer(rows.map((row) => renderBookmarkFolder(call.here, row)));
}

function wanted({ params }: Call) {
  return { name: params.text('name') ?? '', emoji: params.text('emoji') || null };
}

function create(call: Call): Response {
  return shown(call, createBookmarkFolder(call.here, signedIn(call.reader), wanted(call)));
}

function change(call: Call): Response {
  const folder = { ...wanted(call), id: call.path['id'] ?? '' };
  return shown(call, changeBookmarkFolder(call.here, signedIn(call.reader), folder));
}

function remove(call: Call): Response {
  return shown(call, removeFolder(call.here, signedIn(call.reader), call.path['id'] ?? ''));
}

const FOLDERS = '/api/v1/pleroma/bookmark_folders';
const READ = user('read:bookmarks');
const WRITE = user('write:bookmarks');

export const bookmarkRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/bookmarks', access: READ, handle: list },
  { method: 'GET', path: FOLDERS, access: READ, handle: folders },
  { method: 'POST', path: FOLDERS, access: WRITE, handle: create },
  { method: 'PATCH', path: `${FOLDERS}/:id`, access: WRITE, handle: change },
  { method: 'DELETE', path: `${FOLDERS}/:id`, access: WRITE, handle: remove },
];
