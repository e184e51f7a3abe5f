/** The timelines that no start page shows, as one chunk. */
export { BookmarksScreen } from './bookmarks-screen';
export { BubbleScreen } from './bubble-screen';
export { DirectScreen } from './direct-screen';
export { FavouritesScreen } from './favourites-screen';
export { ListScreen } from './list-screen';
export { MentionsScreen } from './mentions-screen';
export { QuotesScreen } from './quotes-screen';
export { TagScreen } from './tag-screen';
