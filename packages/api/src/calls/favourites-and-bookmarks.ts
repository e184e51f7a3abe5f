import { type Call, del, get, json, patch, post } from '../call';
import type { AccountId, StatusId } from '../model/ids';
import type { Status } from '../model/status';
import { readBookmarkFolder } from '../schema/lists-and-filters';
import { readPage, required } from '../schema/read';
import { readStatus } from '../schema/status';
import { statusPath } from '../paths';
import { type PageOptions, pageQuery } from './paging';

const readRequired = required(readStatus, 'status');

const setMark = (id: StatusId, verb: string, rest: Pick<Call<Status>, 'body' | 'feature'> = {}) =>
  post(statusPath(id, `/${verb}`), readRequired, rest);

/** POST /api/v1/statuses/:id/favourite or unfavourite. */
export const setFavourite = (id: StatusId, on: boolean) => setMark(id, on ? 'favourite' : 'unfavourite');

/** POST /api/v1/statuses/:id/reblog or unreblog. Returns the wrapper when on, the original when off. */
export const setRepeat = (id: StatusId, on: boolean) => setMark(id, on ? 'reblog' : 'unreblog');

/**
 * POST /api/v1/statuses/:id/bookmark or unbookmark. Bookmarking again moves the bookmark: without a folder it is
 * removed from its folder.
 */
export const setBookmark = (id: StatusId, on: boolean, folderId: string | null = null) =>
  setMark(
    id,
    on ? 'bookmark' : 'unbookmark',
    on && folderId !== null ? { body: json({ folder_id: folderId }) } : {},
  );

/** POST /api/v1/statuses/:id/pin or unpin. 400 above the server's maximum of pins, which is small. */
export const setPin = (id: StatusId, on: boolean) => setMark(id, on ? 'pin' : 'unpin');

/**
 * POST /api/v1/statuses/:id/mute or unmute: mutes its conversation. 400 when it is already muted. `expiresIn` in
 * seconds, 0 for no end, on servers with the feature `threadMuteExpiry`.
 */
export const setConversationMute = (id: StatusId, on: boolean, expiresIn = 0) =>
  setMark(id, on ? 'mute' : 'unmute', {
    feature: 'threadMute',
    ...(on && expiresIn > 0 && { body: json({ expires_in: expiresIn }) }),
  });

/** GET /api/v1/favourites: the viewer's own, newest favourite first. Only the cursor leads to the next page. */
export const favourites = (options: PageOptions = {}) =>
  get('/api/v1/favourites', readPage(readStatus), { query: pageQuery(options) });

/** GET /api/v1/pleroma/accounts/:id/favourites. 403 while they are hidden, which is the default. */
export const favouritesOf = (id: AccountId, options: PageOptions = {}) =>
  get(`/api/v1/pleroma/accounts/${encodeURIComponent(id)}/favourites`, readPage(readStatus), {
    query: pageQuery(options),
    feature: 'favouritesOfOthers',
  });

const foldersPath = '/api/v1/pleroma/bookmark_folders';
const readFolder = required(readBookmarkFolder, 'bookmark folder');

/** GET /api/v1/bookmarks, newest bookmark first. Pages have ids of their own, so only the cursor leads to the next. */
export const bookmarks = (options: PageOptions & { folderId?: string | null } = {}) =>
  get('/api/v1/bookmarks', readPage(readStatus), {
    query: { folder_id: options.folderId, ...pageQuery(options) },
  });

/** GET /api/v1/pleroma/bookmark_folders: all of them. */
export const bookmarkFolders = () =>
  get(foldersPath, readPage(readBookmarkFolder), { feature: 'bookmarkFolders', notFound: 'route' });

export interface BookmarkFolderFields {
  name: string;
  /** Unicode, or a shortcode of the server; null for none. */
  emoji: string | null;
}

/** POST /api/v1/pleroma/bookmark_folders. 422 for an unknown emoji. */
export const createBookmarkFolder = ({ name, emoji }: BookmarkFolderFields) =>
  post(foldersPath, readFolder, {
    body: json({ name, emoji: emoji ?? undefined }),
    feature: 'bookmarkFolders',
    notFound: 'route',
  });

function folderPath(id: string): string {
  return `${foldersPath}/${encodeURIComponent(id)}`;
}

/** PATCH /api/v1/pleroma/bookmark_folders/:id. Leaving the emoji out removes it. */
export const changeBookmarkFolder = (id: string, { name, emoji }: BookmarkFolderFields) =>
  patch(folderPath(id), readFolder, {
    body: json({ name, emoji: emoji ?? undefined }),
    feature: 'bookmarkFolders',
  });

/** DELETE /api/v1/pleroma/bookmark_folders/:id. The bookmarks in it stay. */
export const removeBookmarkFolder = (id: string) =>
  del(folderPath(id), readFolder, { feature: 'bookmarkFolders' });
