/** Pixels that the page is scrolled down. */
export function scrolledBy(): number {
  return window.scrollY;
}
