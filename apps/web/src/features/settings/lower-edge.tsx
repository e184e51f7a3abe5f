import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Custom property with the height of a full-screen window's lower edge; notices are shown above it. */
const HEIGHT = '--windowFoot';

/** The lower edge of the window. On phones the window fills the page, and notices must not cover its buttons. */
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
