export { bookmarkFoldersOf, type BookmarkFolders } from './bookmark-folders';
