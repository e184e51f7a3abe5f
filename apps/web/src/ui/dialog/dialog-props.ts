import type { ReactNode, RefObject } from 'react';

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

export interface WindowProps {
  readonly open: boolean;
  /** Called for the close button, Escape, or a press outside; the window stays until `open` is false. */
  readonly onClose: () => void;
  readonly title: string;
  /** Rendered before the title: a back button. */
  readonly start?: ReactNode;
  /** Rendered between the title and the close button. */
  readonly tools?: ReactNode;
  /** The element that gets the initial focus; null leaves the choice to the content. */
  readonly firstFocus: () => HTMLElement | null;
  /** The element that gets the focus when the window closes; null returns it to where it was. */
  readonly lastFocus: () => HTMLElement | null;
  readonly windowRef: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

export interface StageProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The accessible name. */
  readonly label: string;
  /** Returns the element that gets the focus when the dialog closes; called then. */
  readonly opener: () => HTMLElement | null;
  readonly children: ReactNode;
}

export interface FormSheetProps {
  readonly open: boolean;
  /** Called for the close button, Escape, or a press outside; the sheet stays until `open` is false. */
  readonly onClose: () => void;
  readonly title: string;
  /** Rendered beside the title. */
  readonly tools?: ReactNode;
  /** The element that gets the initial focus. */
  readonly firstFocus: () => HTMLElement | null;
  readonly sheetRef: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

export interface EndDrawerProps {
  readonly open: boolean;
  /** Called for Escape, a press outside, or a swipe towards its edge. */
  readonly onClose: () => void;
  /** The accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}
