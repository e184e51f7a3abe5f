import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** How high the lower edge of a window that fills the page is: notices stand above it. */
const HEIGHT = '--windowFoot';

/** What the window has at its lower edge. On a phone the window fills the page, and nothing is to lie over its ways on. */
export function LowerEdge({ children }: { readonly children: ReactNode }) {
  const edge = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = edge.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(HEIGHT, `${element.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);

  return <div ref={edge}>{children}</div>;
}
