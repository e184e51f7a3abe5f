import { useEffect, useState } from 'react';

/** Milliseconds for which "posted" is shown. */
const LASTS = 2000;

/** A sign that goes by itself a moment after it was put up. */
export function usePassingSign(): { isUp: boolean; putUp: () => void } {
  const [isUp, setUp] = useState(false);
  useEffect(() => {
    if (!isUp) return;
    const timer = setTimeout(() => setUp(false), LASTS);
    return () => clearTimeout(timer);
  }, [isUp]);
  return { isUp, putUp: () => setUp(true) };
}
