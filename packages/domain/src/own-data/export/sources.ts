import { bookmarksSource, chatsSource, postsSource } from './post-sources';
import { draftsSource, filtersSource, settingsSource } from './own-sources';
import {
  blocksSource,
  followersSource,
  followsSource,
  hostsSource,
  listsSource,
  mutesSource,
} from './people-sources';
import type { ExportSources } from './source';

export const exportSources: ExportSources = {
  follows: followsSource,
  followers: followersSource,
  mutes: mutesSource,
  blocks: blocksSource,
  lists: listsSource,
  bookmarks: bookmarksSource,
  filters: filtersSource,
  domain_blocks: hostsSource,
  drafts: draftsSource,
  settings: settingsSource,
  chats: chatsSource,
  posts: postsSource,
};
