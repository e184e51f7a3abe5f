import type { Call } from './call';
import type { BookmarkFolder } from './model/bookmark-folder';
import type { Page } from './model/page';
import type { Status } from './model/status';
import { pageQuery, type PageOptions } from './page-options';
import { readBookmarkFolder } from './schema/bookmark-folder';
import { readPage } from './schema/page';
import { required } from './schema/required';
import { readStatus } from './schema/status';

const foldersPath = '/api/v1/pleroma/bookmark_folders';
const readFolder = required(readBookmarkFolder, 'bookmark folder');

/** GET /api/v1/bookmarks, newest bookmark first. Pages have ids of their own, so only the cursor leads to the next. */
export function bookmarks(options: PageOptions & { folderId?: string | null } = {}): Call<Page<Status>> {
  return {
    method: 'GET',
    path: '/api/v1/bookmarks',
    query: { folder_id: options.folderId, ...pageQuery(options) },
    read: readPage(readStatus),
  };
}

/** GET /api/v1/pleroma/bookmark_folders: all of them. */
export function bookmarkFolders(): Call<Page<BookmarkFolder>> {
  return {
    method: 'GET',
    path: foldersPath,
    feature: 'bookmarkFolders',
    notFound: 'route',
    read: readPage(readBookmarkFolder),
  };
}

export interface BookmarkFolderWish {
  name: string;
  /** Unicode, or a shortcode of the server; null for none. */
  emoji: string | null;
}

/** POST /api/v1/pleroma/bookmark_folders. 422 for an unknown emoji. */
export function createBookmarkFolder({ name, emoji }: BookmarkFolderWish): Call<BookmarkFolder> {
  return {
    method: 'POST',
    path: foldersPath,
    body: { kind: 'json', value: { name, emoji: emoji ?? undefined } },
    feature: 'bookmarkFolders',
    notFound: 'route',
    read: readFolder,
  };
}

function folderPath(id: string): string {
  return `${foldersPath}/${encodeURIComponent(id)}`;
}

/** PATCH /api/v1/pleroma/bookmark_folders/:id. Leaving the emoji out removes it. */
export function changeBookmarkFolder(id: string, { name, emoji }: BookmarkFolderWish): Call<BookmarkFolder> {
  return {
    method: 'PATCH',
    path: folderPath(id),
    body: { kind: 'json', value: { name, emoji: emoji ?? undefined } },
    feature: 'bookmarkFolders',
    read: readFolder,
  };
}

/** DELETE /api/v1/pleroma/bookmark_folders/:id. The bookmarks in it stay. */
export function removeBookmarkFolder(id: string): Call<BookmarkFolder> {
  return { method: 'DELETE', path: folderPath(id), feature: 'bookmarkFolders', read: readFolder };
}
