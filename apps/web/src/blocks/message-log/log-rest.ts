import { createContext, startTransition, useContext, useEffect, useState } from 'react';

/** How long a log was not scrolled when it counts as at rest, in milliseconds. */
const REST_DELAY_MS = 150;

/** Tells when nobody scrolls a log: what its lines can do without is added then. */
interface LogRest {
  /** The log was scrolled. */
  moved(): void;
  /** Calls back when the log is at rest; at once if it is. Returns the function that stops waiting. */
  wait(callback: () => void): () => void;
}

export function createLogRest(): LogRest {
  const waiting = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function rest(): void {
    timer = undefined;
    for (const callback of waiting) callback();
    waiting.clear();
  }

  return {
    moved() {
      clearTimeout(timer);
      timer = setTimeout(rest, REST_DELAY_MS);
    },
    wait(callback) {
      if (timer === undefined) callback();
      else waiting.add(callback);
      return () => void waiting.delete(callback);
    },
  };
}

export const LogRestContext = createContext<LogRest | null>(null);

/** Whether the log has been at rest since the line was mounted; `complete` makes the rest of the line at once. */
export function useRested(): { readonly isRested: boolean; readonly complete: () => void } {
  const rest = useContext(LogRestContext);
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const show = (): void => startTransition(() => setRested(true));
    return rest === null ? show() : rest.wait(show);
  }, [rest]);
  return { isRested, complete: () => setRested(true) };
}
