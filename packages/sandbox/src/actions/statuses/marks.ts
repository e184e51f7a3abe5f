import { EMOJI } from '../../pictures/emoji';
import type { Here } from '../../server/here';
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
  removeOverdueThreadMutes,
  removeThreadMute,
} from '../../store/statuses/interactions';
import { removeNotification } from '../../store/notifications';
import { type StatusRow, countPins, setPinnedAt } from '../../store/statuses/statuses';
import { unicodeEmoji } from '../../text/plain-text';
import { notify, emitNotification } from '../notify';

/** Favourites a status. A second time it changes nothing and is no error. */
export function favourite(here: Here, actor: AccountRow, status: StatusRow): void {
  const notification = here.db.transaction(() => {
    const createdAt = here.now();
    const added = insertFavourite(here.db, {
      id: here.ids.next(createdAt),
      accountId: actor.id,
      statusId: status.id,
      createdAt,
    });
    return added
      ? notify(here, { to: status.account_id, from: actor.id, type: 'favourite', statusId: status.id })
      : null;
  });
  emitNotification(here, notification);
}

export function unfavourite(here: Here, actor: AccountRow, status: StatusRow): void {
  here.db.transaction(() => {
    if (!removeFavourite(here.db, actor.id, status.id)) throw problem(400, 'Could not unfavorite');
    removeNotification(here.db, {
      accountId: status.account_id,
      type: 'favourite',
      fromAccountId: actor.id,
      statusId: status.id,
    });
  });
}

/** Pins a status to the profile. A second time it changes nothing. */
export function pin(here: Here, actor: AccountRow, status: StatusRow): void {
  if (status.account_id !== actor.id || status.reblog_of_id !== null) {
    throw problem(422, "Someone else's status cannot be pinned");
  }
  if (status.visibility !== 'public' && status.visibility !== 'unlisted') {
    throw problem(422, 'Non-public status cannot be pinned');
  }
  if (status.pinned_at !== null) return;
  if (countPins(here.db, actor.id) >= here.settings.maxPinned) {
    throw problem(400, 'You have already pinned the maximum number of statuses');
  }
  setPinnedAt(here.db, status.id, here.now());
}

/** Unpins a status. Does nothing when it is not pinned or belongs to somebody else. */
export function unpin(here: Here, actor: AccountRow, status: StatusRow): void {
  if (status.account_id === actor.id) setPinnedAt(here.db, status.id, null);
}

interface Bookmark {
  status: StatusRow;
  /** Null removes the bookmark from its folder. A folder of somebody else counts as null. */
  folderId: string | null;
}

export function bookmark(here: Here, actor: AccountRow, { status, folderId }: Bookmark): void {
  const folder = folderId === null ? undefined : findBookmarkFolder(here.db, actor.id, folderId);
  insertBookmark(here.db, { accountId: actor.id, statusId: status.id, folderId: folder?.id ?? null });
}

/** Removes a bookmark; without one it does nothing. */
export function unbookmark(here: Here, actor: AccountRow, status: StatusRow): void {
  removeBookmark(here.db, actor.id, status.id);
}

interface FolderDraft {
  name: string;
  /** Unicode, or a shortcode of this server with or without colons; null for none. */
  emoji: string | null;
}

function checked({ name, emoji }: FolderDraft): FolderDraft {
  if (name.trim() === '') throw problem(422, "can't be blank");
  if (emoji === null) return { name, emoji };
  const unicode = unicodeEmoji(emoji);
  if (unicode !== null) return { name, emoji: unicode };
  const shortcode = emoji.replace(/^:(.+):$/, '$1');
  if (!EMOJI.some((own) => own.shortcode === shortcode)) throw problem(422, 'Invalid emoji');
  return { name, emoji: `:${shortcode}:` };
}

/** Throws when the owner already has a folder of that name. */
function ensureFree(here: Here, { id, account_id, name }: BookmarkFolderRow): void {
  const taken = listBookmarkFolders(here.db, account_id).some((row) => row.name === name && row.id !== id);
  if (taken) throw problem(422, 'has already been taken');
}

/** The owner's folder with this id; a folder of somebody else gets the same error as an unknown one. */
function ownFolder(here: Here, owner: AccountRow, id: string): BookmarkFolderRow {
  const folder = findBookmarkFolder(here.db, owner.id, id);
  if (!folder) throw problem(403, 'Access denied');
  return folder;
}

export function createBookmarkFolder(here: Here, owner: AccountRow, draft: FolderDraft): BookmarkFolderRow {
  const row = { id: here.ids.next(here.now()), account_id: owner.id, ...checked(draft) };
  ensureFree(here, row);
  insertBookmarkFolder(here.db, row);
  return row;
}

/** Changes a folder. An emoji that is not given is removed. */
export function changeBookmarkFolder(
  here: Here,
  owner: AccountRow,
  { id, ...draft }: FolderDraft & { id: string },
): BookmarkFolderRow {
  const row = { ...ownFolder(here, owner, id), ...checked(draft) };
  ensureFree(here, row);
  updateBookmarkFolder(here.db, row);
  return row;
}

/** Deletes a folder. Its bookmarks stay. */
export function removeFolder(here: Here, owner: AccountRow, id: string): BookmarkFolderRow {
  const folder = ownFolder(here, owner, id);
  here.db.transaction(() => removeBookmarkFolder(here.db, folder));
  return folder;
}

interface ConversationMute {
  status: StatusRow;
  /** Seconds; 0 = forever. */
  expiresIn: number;
}

/** Mutes the conversation that the status belongs to. */
export function muteConversation(
  here: Here,
  actor: AccountRow,
  { status, expiresIn }: ConversationMute,
): void {
  const expiresAt = expiresIn > 0 ? here.now() + expiresIn * 1000 : null;
  if (!insertThreadMute(here.db, { accountId: actor.id, context: status.context, expiresAt })) {
    throw problem(400, 'conversation is already muted');
  }
}

/** Ends the mute of a conversation; without one it does nothing. */
export function unmuteConversation(here: Here, actor: AccountRow, status: StatusRow): void {
  removeThreadMute(here.db, actor.id, status.context);
}

/** Ends the conversation mutes that have expired. */
export function endConversationMutes(here: Here): void {
  removeOverdueThreadMutes(here.db, here.now());
}
