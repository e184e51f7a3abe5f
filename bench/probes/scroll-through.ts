export interface ScrollNotes {
  /** Milliseconds between frames. */
  frames: number[];
  /** Frames with no row in the middle of the window, though there was more to scroll. */
  blankFrames: number;
  /** Frames at the very end, while more rows load. */
  waitingFrames: number;
  seen: number;
  longestTask: number;
  mostElements: number;
}

export interface ScrollPlan {
  wanted: number;
  step: number;
  /** The attribute with a row's id. */
  row: 'data-status' | 'data-person' | 'data-message';
  /** The element that scrolls, and in which direction: the page downwards, or a log from its end upwards. */
  within: 'page' | 'log';
}

/** Runs in the page: scrolls `step` pixels a frame until `wanted` rows were drawn or no more arrive. */
export async function scrollThrough({ wanted, step, row, within }: ScrollPlan): Promise<ScrollNotes> {
  const maxWaited = 600;
  const notes: ScrollNotes = {
    frames: [],
    blankFrames: 0,
    waitingFrames: 0,
    seen: 0,
    longestTask: 0,
    mostElements: 0,
  };
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.longestTask = Math.max(notes.longestTask, duration);
  });
  observer.observe({ type: 'longtask' });
  const log = within === 'log' ? document.querySelector('[role=log]') : null;
  const scroller = log ?? document.scrollingElement ?? document.documentElement;
  const { top: start, bottom: end } = log?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  // Uses rectangles, not elementFromPoint: while a list scrolls, its rows may have no pointer events.
  const shows = (cards: DOMRect[]): boolean =>
    cards.some(
      ({ top, bottom }) => bottom > start + (end - start) * 0.3 && top < start + (end - start) * 0.7,
    );
  /** Scrolls; the returned function gives, after the frame, how far the rows have moved. */
  const scroll = (): (() => number) => {
    const before = scroller.scrollTop;
    // `scrollTop` of a log counts from its end.
    const above = scroller.scrollHeight - scroller.clientHeight + before;
    const distance = log === null ? step : -Math.min(step, above);
    scroller.scrollBy({ top: distance, behavior: 'instant' });
    return () => (log === null ? scroller.scrollTop - before : -distance);
  };
  const seen = new Set<string>();
  let last = performance.now();
  let waited = 0;
  while (seen.size < wanted && waited < maxWaited) {
    const movedBy = scroll();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = performance.now();
    notes.frames.push(now - last);
    last = now;
    const cards = [...document.querySelectorAll(`main [${row}]`)];
    for (const card of cards) seen.add(card.getAttribute(row) ?? '');
    const moved = movedBy();
    waited = moved < 1 ? waited + 1 : 0;
    if (moved < 1) notes.waitingFrames += 1;
    else if (!shows(cards.map((card) => card.getBoundingClientRect()))) notes.blankFrames += 1;
    if (notes.frames.length % 30 === 0) {
      notes.mostElements = Math.max(notes.mostElements, document.getElementsByTagName('*').length);
    }
  }
  observer.disconnect();
  notes.seen = seen.size;
  return notes;
}
