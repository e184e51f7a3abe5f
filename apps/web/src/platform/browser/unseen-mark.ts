import { createCell } from '@linnet/domain';

/** The number of unseen notifications as shown in the tab's title; empty for none. */
export const unseenMark = createCell('');
