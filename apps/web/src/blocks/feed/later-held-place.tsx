import { laterPart } from '../status/later-part';

/** Nothing is hidden before somebody has read a while. */
export const LaterHeldPlace = laterPart((parts) => parts.HeldPlace);
