import type { ReactNode } from 'react';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Shows a close button; on by default. */
  readonly closable?: boolean;
  readonly wide?: boolean;
  /** Shown at the bottom edge, for narrow pages; the sheet itself gets the initial focus. */
  readonly sheet?: boolean;
  readonly children: ReactNode;
}
