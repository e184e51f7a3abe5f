import type { FeedSource } from '@linnet/domain';
import type { ComponentProps } from 'react';
import { TimelineList } from '../../blocks/timeline/timeline-list';
import { useFeed } from '../../platform/client/use-feed';
import { useReturnedRow } from '../../platform/navigation/use-returned-row';

interface PostsOfProps extends Omit<ComponentProps<typeof TimelineList>, 'feed' | 'state'> {
  readonly source: FeedSource;
}

/** What somebody wrote or liked. */
export function PostsOf({ source, ...list }: PostsOfProps) {
  return <TimelineList {...useFeed(source, useReturnedRow())} {...list} />;
}
