import type { ReactNode } from 'react';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Shows a button that closes; on by default. */
  readonly closable?: boolean;
  readonly wide?: boolean;
  readonly children: ReactNode;
}
