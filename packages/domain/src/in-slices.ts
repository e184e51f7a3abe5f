/** Milliseconds of work before the page may do something else. */
const SLICE = 8;

/**
 * Works through the items in slices short enough for the page to stay smooth, beginning after a pause: what is
 * there already is drawn first. Ends early when `isOver`.
 */
export async function inSlices<T>(
  items: Iterable<T>,
  work: (item: T) => void,
  isOver: () => boolean,
): Promise<void> {
  let end = -Infinity;
  for (const item of items) {
    if (performance.now() >= end) {
      await pause();
      if (isOver()) return;
      end = performance.now() + SLICE;
    }
    work(item);
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
