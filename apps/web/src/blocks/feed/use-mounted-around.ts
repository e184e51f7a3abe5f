import { startTransition, useEffect, useState } from 'react';

/** Pixels mounted above and below the window, so that scrolling meets what is there already. */
const AROUND = 700;

/** What is in view is painted first, alone; what is around it is mounted behind that paint. */
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
