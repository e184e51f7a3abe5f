import type { ReactNode, RefObject } from 'react';

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
