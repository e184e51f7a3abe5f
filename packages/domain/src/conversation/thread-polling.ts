import type { ErrorReason } from '@linnet/api';
import type { Attention } from '../kernel/environment';
import { createPolling } from '../kernel/resource/polling';
import { whileUsed } from '../kernel/while-used';

/** The interval for a short thread. */
const MIN_INTERVAL_MS = 10_000;
/** The interval at most: for long threads, or while the server does not answer. */
const MAX_INTERVAL_MS = 60_000;
/** Up to this many posts, the shortest interval applies. */
const SHORT_THREAD_POSTS = 200;

interface ThreadPollingOptions {
  /** Sends one request; resolves to the error. */
  poll: () => Promise<ErrorReason | null>;
  /** The number of posts in the thread. */
  size: () => number;
  attention: Attention;
}

/** Polls while somebody looks at the thread: less often for long threads, which cost the server more. */
interface ThreadPolling {
  /** Called when the thread was just loaded: the next request waits a full interval. */
  loaded(): void;
  /** Polls until the returned function is called. An overdue request is sent at once. */
  begin(): () => void;
}

export function createThreadPolling({ poll, size, ...options }: ThreadPollingOptions): ThreadPolling {
  let lastRequestAt = Date.now();
  let isWatched = false;
  const polling = createPolling({
    ...options,
    intervalMs: () => Math.min(MAX_INTERVAL_MS, MIN_INTERVAL_MS * Math.max(1, size() / SHORT_THREAD_POSTS)),
    maxIntervalMs: MAX_INTERVAL_MS,
    poll() {
      lastRequestAt = Date.now();
      return poll();
    },
  });

  return {
    loaded() {
      lastRequestAt = Date.now();
      polling.stop();
      if (isWatched) polling.start();
    },
    begin: whileUsed(() => {
      isWatched = true;
      polling.start(lastRequestAt);
      return () => {
        isWatched = false;
        polling.stop();
      };
    }),
  };
}
