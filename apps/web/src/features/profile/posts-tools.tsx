import type { FeedSource } from '@linnet/domain';
import { QuickFilters } from '../../blocks/timeline/filters/quick-filters';
import { NewPosts } from '../../blocks/timeline/later-parts';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';

interface PostsToolsProps {
  readonly source: FeedSource;
  /** What waited is shown now. */
  readonly onReveal: () => void;
}

/** In the header of somebody's posts: how many wait, and what is left out. */
export function PostsTools({ source, onReveal }: PostsToolsProps) {
  const feed = useClient().feeds.get(source);
  return (
    <>
      <NewPosts feed={feed} state={useCell(feed.state)} onReveal={onReveal} />
      <QuickFilters source={source} />
    </>
  );
}
