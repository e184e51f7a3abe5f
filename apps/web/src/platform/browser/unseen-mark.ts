import { createCell } from '@linnet/domain';

/** How much is new for the reader: the tab's title says it, and its icon. */
export const unseenMark = createCell(0);
