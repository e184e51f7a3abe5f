/** Milliseconds of work before the page can do something else. */
const SLICE_MS = 8;

/**
 * Works through the items in slices short enough for the page to stay smooth. Begins after a pause, so that the page is
 * drawn first, and ends early when `isOver`.
 */
export async function inSlices<T>(
  items: Iterable<T>,
  work: (item: T) => void,
  isOver: () => boolean = () => false,
): Promise<void> {
  let end = -Infinity;
  for (const item of items) {
    if (performance.now() >= end) {
      await pause();
      if (isOver()) return;
      end = performance.now() + SLICE_MS;
    }
    work(item);
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
