import type { WireBookmarkFolder } from '@linnet/api/wire';
import type { Here } from '../server/here';
import type { BookmarkFolderRow } from '../store/bookmark-folders';
import { emojiIn } from './emoji';

export function renderBookmarkFolder(here: Here, { id, name, emoji }: BookmarkFolderRow): WireBookmarkFolder {
  return { id, name, emoji, emoji_url: emojiIn(emoji ?? '', here.origin())[0]?.url ?? null };
}
