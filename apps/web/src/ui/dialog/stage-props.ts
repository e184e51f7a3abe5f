import type { ReactNode } from 'react';

export interface StageProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What it shows. */
  readonly label: string;
  /** What gets the focus back; asked when it closes. */
  readonly opener: () => HTMLElement | null;
  readonly children: ReactNode;
}
