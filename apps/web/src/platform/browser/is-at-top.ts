/** Pixels that the page is scrolled down. */
export function scrolledBy(): number {
  return window.scrollY;
}

/** Pixels that a page may be scrolled down and still count as being at its top. */
const NEAR = 15;

/** Whether the page is scrolled to its top: new posts may then be shown at once. */
export function isAtTop(): boolean {
  return scrolledBy() <= NEAR;
}
