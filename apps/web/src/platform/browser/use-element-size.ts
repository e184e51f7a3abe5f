import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Pixels within an element's paddings, as they are and as they become; zero until it stands. `stands`: whether it is
 * there, where it comes later than whoever measures it.
 */
export function useElementSize(
  ref: RefObject<HTMLElement | null>,
  stands = true,
): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!stands || element === null) return;
    const measure = (): void => {
      const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
      const width = element.clientWidth - pixels(paddingLeft) - pixels(paddingRight);
      const height = element.clientHeight - pixels(paddingTop) - pixels(paddingBottom);
      setSize((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, stands]);
  return size;
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
