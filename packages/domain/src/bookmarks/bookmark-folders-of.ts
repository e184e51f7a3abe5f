import { perClient } from '../per-client';
import { createBookmarkFolders } from './bookmark-folders';

/** The bookmark folders of this client. Created at first use; cleared when the viewer changes. */
export const bookmarkFoldersOf = perClient((client) => {
  const folders = createBookmarkFolders(client);
  client.session.onChange(folders.clear);
  return folders;
});
