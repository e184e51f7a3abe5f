import type { ErrorReason } from '@linnet/api';
import type { Attention } from '../kernel/environment';
import type { Feed } from '../feeds/feed';
import type { FeedSource } from '../feeds/feed-source';
import type { Feeds } from '../feeds/feeds';
import { justNow, STREAM_TRUST_MS } from '../kernel/just-now';
import { createPolling, lastPoll, type Polling } from '../kernel/resource/polling';

/** Milliseconds between two requests for feeds that no stream carries. */
const POLL_EVERY = 10_000;

interface LivePollsOptions {
  feeds: Feeds;
  attention: Attention;
  /** Whether a stream sends everything that is new in a feed. */
  isCarried: (source: FeedSource) => boolean;
}

export interface LivePolls extends Polling {
  /** Refreshes the feeds on screen, or some of them, after a time without a stream. All tabs share the requests. */
  catchUp(isIncluded?: (source: FeedSource) => boolean): void;
  /** The tab is visible again: feeds with a stream are refreshed too, unless that happened less than `SURE_FOR` ago. */
  wake(): void;
}

/** Polls the feeds on screen that have no stream to send everything new in them. */
export function createLivePolls({ feeds, attention, isCarried }: LivePollsOptions): LivePolls {
  const polling = createPolling({
    intervalMs: POLL_EVERY,
    attention,
    async poll() {
      // What happened before the grant is not in the stream: while fetching that fails, it is tried again here.
      const isMissing = (feed: Feed): boolean => feed.state.get().error?.part === 'newer';
      const silent = feeds
        .shown()
        .filter(({ source, feed }) => !isCarried(source) || isMissing(feed) || isLost(feed));
      const errors = await Promise.all(silent.map(({ feed }) => refresh(feed)));
      return errors.find((error) => error !== null) ?? null;
    },
  });
  /** When feeds with a stream were last refreshed too. */
  let refreshedAt = -Infinity;

  function catchUp(isIncluded = (_source: FeedSource): boolean => true): void {
    for (const { source, feed } of feeds.shown()) {
      if (isLost(feed)) void feed.retry();
      else if (isIncluded(source)) void feed.catchUp(justNow());
    }
  }

  return {
    ...polling,
    catchUp,
    wake() {
      // Their streams are trusted for a while, so that switching between tabs causes few requests.
      const isSure = Date.now() - refreshedAt < STREAM_TRUST_MS;
      if (!isSure) refreshedAt = Date.now();
      catchUp((source) => !isSure || !isCarried(source));
    },
  };
}

/** Whether the first page failed to load for a reason that may pass. */
function isLost(feed: Feed): boolean {
  const { opened, error } = feed.state.get();
  if (opened || error?.part !== 'first') return false;
  const { reason } = error;
  return (
    reason.kind === 'offline' || (reason.kind === 'http' && (reason.status >= 500 || reason.status === 429))
  );
}

/** Refreshes a feed; resolves to the error. */
async function refresh(feed: Feed): Promise<ErrorReason | null> {
  if (isLost(feed)) {
    await feed.retry();
    // Retried at the usual pace, however often it has failed, since the viewer waits for it. Only a 429 slows it down.
    const { error } = feed.state.get();
    return error?.reason.kind === 'http' && error.reason.status === 429 ? error.reason : null;
  }
  await feed.catchUp(lastPoll(POLL_EVERY));
  const { error } = feed.state.get();
  return error?.part === 'newer' ? error.reason : null;
}
