import type { ErrorReason } from '@linnet/api';
import type { Attention } from '../kernel/environment';
import { createPolling } from '../kernel/resource/polling';
import { whileUsed } from '../kernel/while-used';

/** Milliseconds between two requests for a short thread. */
const SHORT = 10_000;
/** Milliseconds between two requests at most: for long threads, or while the server does not answer. */
const LONG = 60_000;
/** Up to this many posts, the shortest interval applies. */
const MANY = 200;

interface WatchingOptions {
  /** Sends one request; resolves to the error. */
  poll: () => Promise<ErrorReason | null>;
  /** The number of posts in the thread. */
  size: () => number;
  attention: Attention;
  /** From 0 up to 1. */
}

/** Polls while somebody looks at the thread: less often for long threads, which cost the server more. */
interface Watching {
  /** Called when the thread was just loaded: the next request waits a full interval. */
  loaded(): void;
  /** Polls until the returned function is called. An overdue request is sent at once. */
  begin(): () => void;
}

export function createWatching({ poll, size, ...options }: WatchingOptions): Watching {
  let latest = Date.now();
  let isWatched = false;
  const polling = createPolling({
    ...options,
    every: () => Math.min(LONG, SHORT * Math.max(1, size() / MANY)),
    longest: LONG,
    poll() {
      latest = Date.now();
      return poll();
    },
  });

  return {
    loaded() {
      latest = Date.now();
      polling.stop();
      if (isWatched) polling.start();
    },
    begin: whileUsed(() => {
      isWatched = true;
      polling.start(latest);
      return () => {
        isWatched = false;
        polling.stop();
      };
    }),
  };
}
