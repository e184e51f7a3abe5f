import { createCell, perClient } from '@linnet/domain';

/** Whether the viewer has asked to log out, and is asked to confirm. Any button may set it. */
export const signingOutOf = perClient(() => createCell(false));
