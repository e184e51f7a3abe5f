import { useLayoutEffect, useState } from 'react';

/** Width and height of an element without its padding, in pixels, kept up to date; zero until it is mounted. */
export function useElementSize(element: HTMLElement | null): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (element === null) return;
    const measure = (): void => {
      const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
      const width = element.clientWidth - pixels(paddingLeft) - pixels(paddingRight);
      const height = element.clientHeight - pixels(paddingTop) - pixels(paddingBottom);
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
