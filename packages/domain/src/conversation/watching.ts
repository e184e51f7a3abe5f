/** Milliseconds between two looks at a short thread. */
const SHORT = 10_000;
/** Between two looks at the longest, or while the server does not answer. */
const LONG = 60_000;
/** So many posts are answered and read as quickly as one. */
const MANY = 200;

interface WatchingOptions {
  /** Looks once; whether there was an answer. */
  look: () => Promise<boolean>;
  /** How many posts are there. */
  size: () => number;
}

/** Looks again and again while somebody has it before them. */
export interface Watching {
  /** It was asked for just now. */
  noteLook(): void;
  /** Goes on until the returned function is called. A look that is overdue happens at once. */
  begin(): () => void;
}

export function createWatching({ look, size }: WatchingOptions): Watching {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = Date.now();
  let failures = 0;
  let watchers = 0;

  /** Long threads cost the server more, and change less at each look. */
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
