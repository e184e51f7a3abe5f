import { scrolledBy } from './scrolled-by';

/** Pixels that a page may be scrolled down and still count as being at its top. */
const NEAR = 15;

/** Whether the page is scrolled to its top: new posts may then be shown at once. */
export function isAtTop(): boolean {
  return scrolledBy() <= NEAR;
}
