export interface Swipe {
  /** Pixels from where the touch began. */
  readonly x: number;
  readonly y: number;
}

interface SwipeFacts {
  readonly windowWidth: number;
  /** There is more than one attachment. */
  readonly navigable: boolean;
}

/** Pixels. */
const GENERIC_THRESHOLD = 30;

/** What a finished swipe does; `after` goes to the next attachment, on the right. */
export function swipeResult({ x, y }: Swipe, { windowWidth, navigable }: SwipeFacts): SwipeResult {
  if (Math.abs(y) > Math.abs(x)) return y >= GENERIC_THRESHOLD ? 'close' : 'nothing';
  const needed = navigable ? windowWidth / 4 : GENERIC_THRESHOLD;
  if (!navigable || Math.abs(x) < needed) return 'nothing';
  return x < 0 ? 'after' : 'before';
}

export type SwipeResult = 'after' | 'before' | 'close' | 'nothing';

/** Pixels that a press may move and still be a click. */
export function clickTolerance(navigable: boolean): number {
  return navigable ? 1 : GENERIC_THRESHOLD;
}
