import type { ReactNode } from 'react';

export interface EndDrawerProps {
  readonly open: boolean;
  /** Called for Escape, a press outside, or a swipe towards its edge. */
  readonly onClose: () => void;
  /** The accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}
