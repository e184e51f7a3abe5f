/** Milliseconds between two requests for a short thread. */
const SHORT = 10_000;
/** Milliseconds between two requests at most: for long threads, or while the server does not answer. */
const LONG = 60_000;
/** Up to this many posts, the shortest interval applies. */
const MANY = 200;

interface WatchingOptions {
  /** Sends one request; resolves with whether it succeeded. */
  look: () => Promise<boolean>;
  /** The number of posts in the thread. */
  size: () => number;
}

/** Polls while somebody looks at the thread. */
export interface Watching {
  /** Called when the thread was just loaded: the next request waits a full interval. */
  noteLook(): void;
  /** Polls until the returned function is called. An overdue request is sent at once. */
  begin(): () => void;
}

export function createWatching({ look, size }: WatchingOptions): Watching {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = Date.now();
  let failures = 0;
  let watchers = 0;

  /** Milliseconds until the next request: longer for long threads, which cost the server more, and after errors. */
  function pace(): number {
    return Math.min(LONG, SHORT * Math.max(1, size() / MANY) * 2 ** failures);
  }

  function schedule(): void {
    clearTimeout(timer);
    if (watchers > 0) timer = setTimeout(() => void again(), Math.max(0, latest + pace() - Date.now()));
  }

  async function again(): Promise<void> {
    latest = Date.now();
    failures = (await look()) ? 0 : failures + 1;
    schedule();
  }

  return {
    noteLook() {
      latest = Date.now();
      failures = 0;
      schedule();
    },
    begin() {
      watchers += 1;
      schedule();
      return () => {
        watchers -= 1;
        if (watchers === 0) clearTimeout(timer);
      };
    },
  };
}
