import type { Client } from '../client';
import { createBookmarkFolders, type BookmarkFolders } from './bookmark-folders';

const known = new WeakMap<Client, BookmarkFolders>();

/** The bookmark folders of the person of this page. They begin when first asked for, and end with their reader. */
export function bookmarkFoldersOf(client: Client): BookmarkFolders {
  const there = known.get(client);
  if (there !== undefined) return there;
  const folders = createBookmarkFolders(client);
  client.session.onChange(folders.clear);
  known.set(client, folders);
  return folders;
}
