import { perClient } from '../per-client';
import { createBookmarkFolders } from './bookmark-folders';

/** The bookmark folders of the person of this page. They begin when first asked for, and end with their reader. */
export const bookmarkFoldersOf = perClient((client) => {
  const folders = createBookmarkFolders(client);
  client.session.onChange(folders.clear);
  return folders;
});
