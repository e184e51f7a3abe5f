import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onPress` for a press outside of all elements, after the press and its click have ended, so that the panel is
 * still open for whatever handles the click. Returns a function that says whether a press is under way.
 */
export function usePressOutside(
  elements: readonly RefObject<HTMLElement | null>[],
  onPress: () => void,
): () => boolean {
  const isPressing = useRef(false);
  const tell = useEffectEvent(onPress);
  const isInside = useEffectEvent((target: EventTarget | null) => {
    return target instanceof Node && elements.some(({ current }) => current?.contains(target) === true);
  });

  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const options = { capture: true, signal };
    let isOutside = false;
    const end = (): void => {
      if (!isPressing.current) return;
      const wasOutside = isOutside;
      setTimeout(() => {
        isPressing.current = false;
        if (wasOutside && !signal.aborted) tell();
      });
    };
    const begin = ({ target }: Event): void => {
      isPressing.current = true;
      isOutside = !isInside(target);
    };
    document.addEventListener('pointerdown', begin, options);
    document.addEventListener('pointerup', end, options);
    document.addEventListener('pointercancel', end, options);
    return () => stopped.abort();
  }, []);

  return () => isPressing.current;
}
