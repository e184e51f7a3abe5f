export type { BookmarkFolders, BookmarkFoldersState } from './bookmark-folders';
export { bookmarkFoldersOf } from './bookmark-folders-of';
