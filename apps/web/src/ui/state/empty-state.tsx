import type { ReactNode } from 'react';
import { Mark } from '../mark/mark';
import { StateView } from './state-view';

interface EmptyStateProps {
  readonly title: string;
  /** What will be here, and how to fill it. */
  readonly text: ReactNode;
  readonly level?: 1 | 2;
  readonly children?: ReactNode;
}

/** A list or screen without content, which is no error. */
export function EmptyState(props: EmptyStateProps) {
  return <StateView {...props} picture={<Mark size={56} />} />;
}
