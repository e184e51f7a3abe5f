import { isListedEmoji } from '../../store/emoji-packs';
import type { Server } from '../../server/server';
import { problem } from '../../server/problem';
import type { AccountRow } from '../../store/accounts/accounts';
import {
  type BookmarkFolderRow,
  findBookmarkFolder,
  insertBookmark,
  insertBookmarkFolder,
  listBookmarkFolders,
  removeBookmark,
  removeBookmarkFolder,
  updateBookmarkFolder,
} from '../../store/statuses/bookmarks';
import {
  insertFavourite,
  insertThreadMute,
  removeFavourite,
  removeExpiredThreadMutes,
  removeThreadMute,
} from '../../store/statuses/interactions';
import { removeNotification } from '../../store/notifications';
import { type StatusRow, countPins, setPinnedAt } from '../../store/statuses/statuses';
import { unicodeEmoji } from '../../text/plain-text';
import { notify, emitNotification } from '../notify';

/** Favourites a status. A second time it changes nothing and is no error. */
export function favourite(server: Server, actor: AccountRow, status: StatusRow): void {
  const notification = server.db.transaction(() => {
    const createdAt = server.now();
    const added = insertFavourite(server.db, {
      id: server.ids.next(createdAt),
      accountId: actor.id,
      statusId: status.id,
      createdAt,
    });
    return added
      ? notify(server, { to: status.account_id, from: actor.id, type: 'favourite', statusId: status.id })
      : null;
  });
  emitNotification(server, notification);
}

export function unfavourite(server: Server, actor: AccountRow, status: StatusRow): void {
  server.db.transaction(() => {
    if (!removeFavourite(server.db, actor.id, status.id)) throw problem(400, 'Could not unfavorite');
    removeNotification(server.db, {
      accountId: status.account_id,
      type: 'favourite',
      fromAccountId: actor.id,
      statusId: status.id,
    });
  });
}

/** Pins a status to the profile. A second time it changes nothing. */
export function pin(server: Server, actor: AccountRow, status: StatusRow): void {
  if (status.account_id !== actor.id || status.reblog_of_id !== null) {
    throw problem(422, "Someone else's status cannot be pinned");
  }
  if (status.visibility !== 'public' && status.visibility !== 'unlisted') {
    throw problem(422, 'Non-public status cannot be pinned');
  }
  if (status.pinned_at !== null) return;
  if (countPins(server.db, actor.id) >= server.settings.maxPinned) {
    throw problem(400, 'You have already pinned the maximum number of statuses');
  }
  setPinnedAt(server.db, status.id, server.now());
}

/** Unpins a status. Does nothing when it is not pinned or belongs to somebody else. */
export function unpin(server: Server, actor: AccountRow, status: StatusRow): void {
  if (status.account_id === actor.id) setPinnedAt(server.db, status.id, null);
}

interface Bookmark {
  status: StatusRow;
  /** Null removes the bookmark from its folder. A folder of somebody else counts as null. */
  folderId: string | null;
}

export function bookmark(server: Server, actor: AccountRow, { status, folderId }: Bookmark): void {
  const folder = folderId === null ? undefined : findBookmarkFolder(server.db, actor.id, folderId);
  insertBookmark(server.db, { accountId: actor.id, statusId: status.id, folderId: folder?.id ?? null });
}

/** Removes a bookmark; without one it does nothing. */
export function unbookmark(server: Server, actor: AccountRow, status: StatusRow): void {
  removeBookmark(server.db, actor.id, status.id);
}

interface FolderDraft {
  name: string;
  /** Unicode, or a shortcode of this server with or without colons; null for none. */
  emoji: string | null;
}

function checkedFolder(server: Server, { name, emoji }: FolderDraft): FolderDraft {
  if (name.trim() === '') throw problem(422, "can't be blank");
  if (emoji === null) return { name, emoji };
  const unicode = unicodeEmoji(emoji);
  if (unicode !== null) return { name, emoji: unicode };
  const shortcode = emoji.replace(/^:(.+):$/, '$1');
  if (!isListedEmoji(server.db, shortcode)) throw problem(422, 'Invalid emoji');
  return { name, emoji: `:${shortcode}:` };
}

/** Throws when the owner already has a folder of that name. */
function ensureNameIsFree(server: Server, { id, account_id, name }: BookmarkFolderRow): void {
  const taken = listBookmarkFolders(server.db, account_id).some((row) => row.name === name && row.id !== id);
  if (taken) throw problem(422, 'has already been taken');
}

/** The owner's folder with this id; a folder of somebody else gets the same error as an unknown one. */
function ownFolder(server: Server, owner: AccountRow, id: string): BookmarkFolderRow {
  const folder = findBookmarkFolder(server.db, owner.id, id);
  if (!folder) throw problem(403, 'Access denied');
  return folder;
}

export function createBookmarkFolder(
  server: Server,
  owner: AccountRow,
  draft: FolderDraft,
): BookmarkFolderRow {
  const row = { id: server.ids.next(server.now()), account_id: owner.id, ...checkedFolder(server, draft) };
  ensureNameIsFree(server, row);
  insertBookmarkFolder(server.db, row);
  return row;
}

/** Changes a folder. An emoji that is not given is removed. */
export function changeBookmarkFolder(
  server: Server,
  owner: AccountRow,
  { id, ...draft }: FolderDraft & { id: string },
): BookmarkFolderRow {
  const row = { ...ownFolder(server, owner, id), ...checkedFolder(server, draft) };
  ensureNameIsFree(server, row);
  updateBookmarkFolder(server.db, row);
  return row;
}

/** Deletes a folder. Its bookmarks stay. */
export function removeFolder(server: Server, owner: AccountRow, id: string): BookmarkFolderRow {
  const folder = ownFolder(server, owner, id);
  server.db.transaction(() => removeBookmarkFolder(server.db, folder));
  return folder;
}

interface ConversationMute {
  status: StatusRow;
  /** Seconds; 0 = forever. */
  expiresIn: number;
}

/** Mutes the conversation that the status belongs to. */
export function muteConversation(
  server: Server,
  actor: AccountRow,
  { status, expiresIn }: ConversationMute,
): void {
  const expiresAt = expiresIn > 0 ? server.now() + expiresIn * 1000 : null;
  if (!insertThreadMute(server.db, { accountId: actor.id, context: status.context, expiresAt })) {
    throw problem(400, 'conversation is already muted');
  }
}

/** Ends the mute of a conversation; without one it does nothing. */
export function unmuteConversation(server: Server, actor: AccountRow, status: StatusRow): void {
  removeThreadMute(server.db, actor.id, status.context);
}

/** Ends the conversation mutes that have expired. */
export function endConversationMutes(server: Server): void {
  removeExpiredThreadMutes(server.db, server.now());
}
