import type { ReactNode } from 'react';

export interface StageProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The accessible name. */
  readonly label: string;
  /** Returns the element that gets the focus when the dialog closes; called then. */
  readonly opener: () => HTMLElement | null;
  readonly children: ReactNode;
}
