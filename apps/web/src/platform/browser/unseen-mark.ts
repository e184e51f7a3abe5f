import { createCell } from '@linnet/domain';

/** How much is new for the reader, as the tab's title says it; empty for nothing. */
export const unseenMark = createCell('');
