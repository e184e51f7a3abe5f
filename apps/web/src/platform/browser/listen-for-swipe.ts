/** Pixels that a finger must move before the direction of the swipe is decided. */
const DECIDED = 8;
/** Pixels after which lifting the finger closes the element. */
const FAR_ENOUGH = 64;

interface SwipeOptions {
  readonly element: HTMLElement;
  /** The side to which the element leaves: -1 left, 1 right. */
  readonly away: -1 | 1;
  readonly onSwipe: () => void;
}

interface Swipe {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly sideways: boolean;
}

/** Moves an element with the finger that swipes it to its side; calls `onSwipe` when it was swiped far enough. */
export function listenForSwipe({ element, away, onSwipe }: SwipeOptions): () => void {
  let swipe: Swipe | null = null;

  function end(): void {
    swipe = null;
    element.style.translate = '';
    element.style.transition = '';
  }
  function handleDown({ pointerId, pointerType, clientX, clientY }: PointerEvent): void {
    if (swipe !== null || pointerType === 'mouse') return;
    swipe = { pointer: pointerId, x: clientX, y: clientY, sideways: false };
  }
  function handleMove({ pointerId, clientX, clientY }: PointerEvent): void {
    if (swipe?.pointer !== pointerId) return;
    const across = Math.abs(clientX - swipe.x);
    const along = Math.abs(clientY - swipe.y);
    if (!swipe.sideways && Math.max(across, along) < DECIDED) return;
    if (!swipe.sideways && along > across) return end();
    swipe = { ...swipe, sideways: true };
    const pushed = Math.max(0, (clientX - swipe.x) * away);
    element.style.transition = 'none';
    element.style.translate = `${pushed * away}px 0`;
  }
  function handleUp({ pointerId, clientX }: PointerEvent): void {
    if (swipe?.pointer !== pointerId) return;
    const isFar = swipe.sideways && (clientX - swipe.x) * away >= FAR_ENOUGH;
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
