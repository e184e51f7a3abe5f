import { type Call, del, get, json, patch, post, put } from '../call';
import type { AccountId, Page, StatusId } from '../model/ids';
import type { Status } from '../model/status';
import { readBookmarkFolder } from '../schema/lists-and-filters';
import type { RelatedAccount } from '../schema/people';
import { readReactionPeople } from '../schema/reactions';
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

/** Which route for reactions the server has; each is a feature of its own. */
export type ReactionRoute = 'pleroma' | 'fedibird';

export interface ReactionChange {
  /**
   * Unicode, or the name of a custom emoji as in reactions: a shortcode without colons, `name@host` for a remote one.
   */
  emoji: string;
  on: boolean;
  route: ReactionRoute;
}

/** The variation selector for emoji. Pleroma adds it where it is needed, Hollo knows no emoji with it. */
const emojiStyle = '\uFE0F';

function pleromaPath(id: StatusId): string {
  return `/api/v1/pleroma/statuses/${encodeURIComponent(id)}/reactions`;
}

/**
 * PUT and DELETE /api/v1/pleroma/statuses/:id/reactions/:emoji; on Fedibird's route PUT and DELETE
 * /api/v1/statuses/:id/emoji_reactions/:emoji. Pleroma answers every error with 400.
 */
export function setReaction(id: StatusId, { emoji, on, route }: ReactionChange) {
  const method = on ? put : del;
  const read = required(readStatus, 'status');
  if (route === 'pleroma') {
    const path = `${pleromaPath(id)}/${encodeURIComponent(emoji)}`;
    return method(path, read, { feature: 'reactionsOfPleroma' });
  }
  const bare = emoji.replaceAll(emojiStyle, '');
  const path = `${statusPath(id, '/emoji_reactions')}/${encodeURIComponent(bare)}`;
  // Hollo has no route for emoji of several code points: its 404 for one says nothing about other emoji.
  const isOne = Array.from(bare).length === 1;
  return method(path, read, { feature: isOne ? 'reactionsOfFedibird' : 'joinedEmojiReactions' });
}

/**
 * GET /api/v1/pleroma/statuses/:id/reactions, or only one emoji. Never paged; empty for an unknown status and when the
 * server hides reactions. Only Pleroma and Akkoma have it.
 */
export function getReactions(id: StatusId, emoji?: string) {
  const rest = emoji === undefined ? '' : `/${encodeURIComponent(emoji)}`;
  return get(pleromaPath(id) + rest, readPage(readReactionPeople), { feature: 'reactionsOfPleroma' });
}

/** GET /api/v1/pleroma/statuses/:id/reactions/:emoji: only the people, as in other lists of people. */
export function reactedWith(id: StatusId, emoji: string): Call<Page<RelatedAccount>> {
  const reactions = getReactions(id, emoji);
  return {
    ...reactions,
    read(body, facts) {
      const page = reactions.read(body, facts);
      const people = page.items.flatMap(({ accounts }) => accounts);
      return { ...page, items: people.map((account) => ({ account, relationship: null })) };
    },
  };
}
