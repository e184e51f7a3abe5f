import { useEffect, useState } from 'react';

/** Whether so many milliseconds are over since this was first shown. */
export function useIsOver(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}
