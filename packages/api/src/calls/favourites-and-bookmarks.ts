import type { Call } from '../call';
import type { AccountId, Page, StatusId } from '../model/ids';
import type { BookmarkFolder } from '../model/lists-and-filters';
import type { Status } from '../model/status';
import { readBookmarkFolder } from '../schema/lists-and-filters';
import { readPage, required } from '../schema/read';
import { readStatus } from '../schema/status';
import { statusPath } from './paths';
import { type PageOptions, pageQuery } from './timelines';

const readRequired = required(readStatus, 'status');

function setMark(id: StatusId, verb: string): Call<Status> {
  return { method: 'POST', path: statusPath(id, `/${verb}`), read: readRequired };
}

/** POST /api/v1/statuses/:id/favourite or unfavourite. */
export function setFavourite(id: StatusId, on: boolean): Call<Status> {
  return setMark(id, on ? 'favourite' : 'unfavourite');
}

/** POST /api/v1/statuses/:id/reblog or unreblog. Returns the wrapper when on, the original when off. */
export function setRepeat(id: StatusId, on: boolean): Call<Status> {
  return setMark(id, on ? 'reblog' : 'unreblog');
}

/**
 * POST /api/v1/statuses/:id/bookmark or unbookmark. Bookmarking again moves the bookmark: without a folder it is
 * removed from its folder.
 */
export function setBookmark(id: StatusId, on: boolean, folderId: string | null = null): Call<Status> {
  const call = setMark(id, on ? 'bookmark' : 'unbookmark');
  if (!on || folderId === null) return call;
  return { ...call, body: { kind: 'json', value: { folder_id: folderId } } };
}

/** POST /api/v1/statuses/:id/pin or unpin. 400 above the server's maximum of pins, which is small. */
export function setPin(id: StatusId, on: boolean): Call<Status> {
  return setMark(id, on ? 'pin' : 'unpin');
}

/**
 * POST /api/v1/statuses/:id/mute or unmute: mutes its conversation. 400 when it is already muted. `expiresIn` in
 * seconds, 0 for no end, on servers with the feature `threadMuteExpiry`.
 */
export function setConversationMute(id: StatusId, on: boolean, expiresIn = 0): Call<Status> {
  const call: Call<Status> = { ...setMark(id, on ? 'mute' : 'unmute'), feature: 'threadMute' };
  return on && expiresIn > 0 ? { ...call, body: { kind: 'json', value: { expires_in: expiresIn } } } : call;
}

/** GET /api/v1/favourites: the viewer's own, newest favourite first. Only the cursor leads to the next page. */
export function favourites(options: PageOptions = {}): Call<Page<Status>> {
  return {
    method: 'GET',
    path: '/api/v1/favourites',
    query: pageQuery(options),
    read: readPage(readStatus),
  };
}

/** GET /api/v1/pleroma/accounts/:id/favourites. 403 while they are hidden, which is the default. */
export function favouritesOf(id: AccountId, options: PageOptions = {}): Call<Page<Status>> {
  return {
    method: 'GET',
    path: `/api/v1/pleroma/accounts/${encodeURIComponent(id)}/favourites`,
    query: pageQuery(options),
    feature: 'favouritesOfOthers',
    read: readPage(readStatus),
  };
}

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
