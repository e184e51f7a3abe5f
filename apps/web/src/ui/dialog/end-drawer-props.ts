import type { ReactNode } from 'react';

export interface EndDrawerProps {
  readonly open: boolean;
  /** Asked for by Escape, a press beside it, or a swipe towards its edge. */
  readonly onClose: () => void;
  /** What it holds. */
  readonly label: string;
  readonly children: ReactNode;
}
