import { startTransition, useEffect, useState } from 'react';

/** Pixels mounted above and below the window, so that scrolling meets what is there already. */
const AROUND = 700;

/** Pixels to mount around the window: none for the first paint, so that what is in view comes first. */
export function useMountedAround(): number {
  const [around, setAround] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setAround(AROUND)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return around;
}
