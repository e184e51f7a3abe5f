import { useEffect, useState } from 'react';

/** Milliseconds for which it is shown. */
const LASTS = 2000;

/** A sign that goes by itself a moment after it was shown. */
export function usePassingSign<T>(): { shown: T | null; show: (sign: T) => void } {
  const [sign, setSign] = useState<{ of: T } | null>(null);
  useEffect(() => {
    if (sign === null) return;
    const timer = setTimeout(() => setSign(null), LASTS);
    return () => clearTimeout(timer);
  }, [sign]);
  return { shown: sign?.of ?? null, show: (of) => setSign({ of }) };
}
