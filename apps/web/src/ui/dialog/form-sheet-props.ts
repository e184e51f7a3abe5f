import type { ReactNode, RefObject } from 'react';

export interface FormSheetProps {
  readonly open: boolean;
  /** Asked for by its button, Escape, or a press beside it; the sheet stands until `open` is false. */
  readonly onClose: () => void;
  readonly title: string;
  /** Beside the title. */
  readonly tools?: ReactNode;
  /** Gets the focus first. */
  readonly firstFocus: () => HTMLElement | null;
  readonly sheetRef: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}
