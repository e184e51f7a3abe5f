import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question. */
  readonly title: string;
  /** What it will do, and to whom. */
  readonly text: ReactNode;
  /** Something to choose before answering. */
  readonly children?: ReactNode;
  /** Says what will be done: "Delete post", not "OK". */
  readonly confirmLabel: string;
  /** "Cancel" if left out. */
  readonly cancelLabel?: string;
  /** It destroys something. */
  readonly danger?: boolean;
  /** It is being done. */
  readonly pending?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}
