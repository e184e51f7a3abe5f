import type { SourceOf, StartKind } from '@linnet/domain';
import type { ReactNode } from 'react';
import { TimelineScreen } from './timeline-screen';

/** The screen component of one timeline. */
export function screenOf(source: SourceOf<StartKind>): () => ReactNode {
  return () => <TimelineScreen source={source} />;
}
