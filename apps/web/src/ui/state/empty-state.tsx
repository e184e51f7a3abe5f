import type { ReactNode } from 'react';
import { Mark } from '../mark/mark';
import { StateView } from './state-view';

interface EmptyStateProps {
  readonly title: string;
  /** What this is, and how it begins to fill. */
  readonly text: ReactNode;
  readonly level?: 1 | 2;
  readonly children?: ReactNode;
}

/** Nothing here, and nothing wrong. */
export function EmptyState(props: EmptyStateProps) {
  return <StateView {...props} picture={<Mark size={56} />} />;
}
