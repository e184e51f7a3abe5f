export interface TimeLimit {
  /** Aborts when the time is over or the caller gives up. */
  signal: AbortSignal;
  /** Why it aborted; null while it has not. */
  cause: () => 'time' | 'caller' | null;
  /** Starts the time anew. */
  restart: () => void;
  /** To be called in every case, or the timer outlives the request. */
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
