import type { ReactNode, RefObject } from 'react';

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
