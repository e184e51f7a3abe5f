import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question. */
  readonly title: string;
  /** What will happen, and to whom. */
  readonly text: ReactNode;
  /** Options to choose before answering. */
  readonly children?: ReactNode;
  /** Names the action: "Delete post", not "OK". */
  readonly confirmLabel: string;
  /** "Cancel" if left out. */
  readonly cancelLabel?: string;
  /** The action is destructive. */
  readonly danger?: boolean;
  /** The action is running. */
  readonly pending?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}
