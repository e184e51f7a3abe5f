import type { ReactNode, RefObject } from 'react';

export interface WindowProps {
  readonly open: boolean;
  /** Asked for by its button, Escape, or a press beside it; the window stands until `open` is false. */
  readonly onClose: () => void;
  readonly title: string;
  /** Before the title: a way back. */
  readonly start?: ReactNode;
  /** Between the title and the button that closes. */
  readonly tools?: ReactNode;
  /** Gets the focus first; null leaves that to what is in the window. */
  readonly firstFocus: () => HTMLElement | null;
  /** Gets the focus when it closes; null gives it back to where it was. */
  readonly lastFocus: () => HTMLElement | null;
  readonly windowRef: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}
