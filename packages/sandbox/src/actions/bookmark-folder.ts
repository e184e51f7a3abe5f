import { EMOJI } from '../pictures/emoji-list';
import type { Here } from '../server/here';
import { problem } from '../server/problem';
import type { AccountRow } from '../store/accounts';
import {
  findBookmarkFolder,
  insertBookmarkFolder,
  listBookmarkFolders,
  removeBookmarkFolder,
  updateBookmarkFolder,
  type BookmarkFolderRow,
} from '../store/bookmark-folders';
import { unicodeEmoji } from '../text/unicode-emoji';

export interface FolderDraft {
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
