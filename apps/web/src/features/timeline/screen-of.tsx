import type { FeedSource } from '@linnet/domain';
import type { ReactNode } from 'react';
import { TimelineScreen } from './timeline-screen';

/** The screen of one timeline. */
export function screenOf(source: FeedSource): () => ReactNode {
  return () => <TimelineScreen source={source} />;
}
