/** Pixels that a finger must move before the direction of the swipe is decided. */
const DIRECTION_THRESHOLD = 8;
/** Pixels after which lifting the finger closes the element. */
const CLOSE_THRESHOLD = 64;

interface SwipeOptions {
  readonly element: HTMLElement;
  /** The side to which the element leaves: -1 left, 1 right. */
  readonly side: -1 | 1;
  readonly onSwipe: () => void;
}

interface Swipe {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly isHorizontal: boolean;
}

/** Moves an element with the finger that swipes it to its side; calls `onSwipe` when it was swiped far enough. */
export function listenForSwipe({ element, side, onSwipe }: SwipeOptions): () => void {
  let swipe: Swipe | null = null;

  function end(): void {
    swipe = null;
    element.style.translate = '';
    element.style.transition = '';
  }
  function handleDown({ pointerId, pointerType, clientX, clientY }: PointerEvent): void {
    if (swipe !== null || pointerType === 'mouse') return;
    swipe = { pointer: pointerId, x: clientX, y: clientY, isHorizontal: false };
  }
  function handleMove({ pointerId, clientX, clientY }: PointerEvent): void {
    if (swipe?.pointer !== pointerId) return;
    const dx = Math.abs(clientX - swipe.x);
    const dy = Math.abs(clientY - swipe.y);
    if (!swipe.isHorizontal && Math.max(dx, dy) < DIRECTION_THRESHOLD) return;
    if (!swipe.isHorizontal && dy > dx) return end();
    swipe = { ...swipe, isHorizontal: true };
    const distance = Math.max(0, (clientX - swipe.x) * side);
    element.style.transition = 'none';
    element.style.translate = `${distance * side}px 0`;
  }
  function handleUp({ pointerId, clientX }: PointerEvent): void {
    if (swipe?.pointer !== pointerId) return;
    const isFar = swipe.isHorizontal && (clientX - swipe.x) * side >= CLOSE_THRESHOLD;
    end();
    if (isFar) onSwipe();
  }

  const stopped = new AbortController();
  const { signal } = stopped;
  element.addEventListener('pointerdown', handleDown, { signal });
  element.addEventListener('pointermove', handleMove, { signal });
  element.addEventListener('pointerup', handleUp, { signal });
  element.addEventListener('pointercancel', end, { signal });
  return () => {
    end();
    stopped.abort();
  };
}
