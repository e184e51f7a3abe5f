import { scrolledBy } from './scrolled-by';

/** Pixels that a page may be scrolled down while it is still read from its top. */
const NEAR = 15;

/** Whether the page is read from its top: what comes there may show itself. */
export function isAtTop(): boolean {
  return scrolledBy() <= NEAR;
}
