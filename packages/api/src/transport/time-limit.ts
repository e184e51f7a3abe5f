export interface TimeLimit {
  /** Aborts when the time is over or the caller aborts. */
  signal: AbortSignal;
  /** Why it aborted; null before. */
  cause: () => 'time' | 'caller' | null;
  /** Restarts the timer. */
  restart: () => void;
  /** Must always be called, or the timer outlives the request. */
  clear: () => void;
}

export function timeLimit(milliseconds: number, caller: AbortSignal | undefined): TimeLimit {
  const controller = new AbortController();
  let cause: 'time' | 'caller' | null = null;
  let isOver = false;
  const stop = (why: 'time' | 'caller'): void => {
    cause ??= why;
    controller.abort();
  };
  const stopForCaller = (): void => stop('caller');
  const start = (): ReturnType<typeof setTimeout> => setTimeout(() => stop('time'), milliseconds);
  let timer = start();
  caller?.addEventListener('abort', stopForCaller, { once: true });
  return {
    signal: controller.signal,
    cause: () => cause,
    restart: () => {
      if (isOver) return;
      clearTimeout(timer);
      timer = start();
    },
    clear: () => {
      isOver = true;
      clearTimeout(timer);
      caller?.removeEventListener('abort', stopForCaller);
    },
  };
}
