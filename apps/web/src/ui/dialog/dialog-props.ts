import type { ReactNode } from 'react';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Shows a button that closes; on by default. */
  readonly closable?: boolean;
  readonly wide?: boolean;
  /** Stands at the bottom edge, for narrow pages; the focus begins on it as a whole. */
  readonly sheet?: boolean;
  readonly children: ReactNode;
}
