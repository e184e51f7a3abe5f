import type { ErrorReason } from '@linnet/api';
import type { Attention } from '../kernel/environment';
import type { Feed } from '../feeds/feed';
import type { FeedSource } from '../feeds/feed-source';
import type { Feeds } from '../feeds/feeds';
import { justNow, STREAM_TRUST_MS } from '../kernel/just-now';
import { createPolling, lastPoll, type Polling } from '../kernel/resource/polling';

/** Milliseconds between two requests for feeds that no stream keeps up to date. */
const POLL_INTERVAL_MS = 10_000;

interface LivePollsOptions {
  feeds: Feeds;
  attention: Attention;
  /** Whether a stream sends everything that is new in a feed. */
  isCarried: (source: FeedSource) => boolean;
}

export interface LivePolls extends Polling {
  /** Refreshes the feeds on screen, or some of them, after a time without a stream. All tabs share the requests. */
  catchUp(isIncluded?: (source: FeedSource) => boolean): void;
  /**
   * The tab is visible again: feeds with a stream are refreshed too, unless that happened less than `STREAM_TRUST_MS`
   * ago.
   */
  wake(): void;
}

/** Polls the feeds on screen that have no stream to send everything new in them. */
export function createLivePolls({ feeds, attention, isCarried }: LivePollsOptions): LivePolls {
  const polling = createPolling({
    intervalMs: POLL_INTERVAL_MS,
    attention,
    async poll() {
      // A stream does not send statuses from before its grant: if the request for those failed, it is repeated here.
      const isMissing = (feed: Feed): boolean => feed.state.get().error?.part === 'newer';
      const polled = feeds
        .shown()
        .filter(({ source, feed }) => !isCarried(source) || isMissing(feed) || isFirstPageMissing(feed));
      const errors = await Promise.all(polled.map(({ feed }) => refresh(feed)));
      return errors.find((error) => error !== null) ?? null;
    },
  });
  /** When feeds with a stream were last refreshed too. */
  let refreshedAt = -Infinity;

  function catchUp(isIncluded = (_source: FeedSource): boolean => true): void {
    for (const { source, feed } of feeds.shown()) {
      if (isFirstPageMissing(feed)) void feed.retry();
      else if (isIncluded(source)) void feed.catchUp(justNow());
    }
  }

  return {
    ...polling,
    catchUp,
    wake() {
      // Their streams are trusted for a while, so that switching between tabs causes few requests.
      const isTrusted = Date.now() - refreshedAt < STREAM_TRUST_MS;
      if (!isTrusted) refreshedAt = Date.now();
      catchUp((source) => !isTrusted || !isCarried(source));
    },
  };
}

/** Whether the first page failed to load for a reason that may pass. */
function isFirstPageMissing(feed: Feed): boolean {
  const { opened, error } = feed.state.get();
  if (opened || error?.part !== 'first') return false;
  const { reason } = error;
  return (
    reason.kind === 'offline' || (reason.kind === 'http' && (reason.status >= 500 || reason.status === 429))
  );
}

/** Refreshes a feed; resolves to the error. */
async function refresh(feed: Feed): Promise<ErrorReason | null> {
  if (isFirstPageMissing(feed)) {
    await feed.retry();
    // Errors don't make the interval longer, since the viewer waits for this page; only a 429 does.
    const { error } = feed.state.get();
    return error?.reason.kind === 'http' && error.reason.status === 429 ? error.reason : null;
  }
  await feed.catchUp(lastPoll(POLL_INTERVAL_MS));
  const { error } = feed.state.get();
  return error?.part === 'newer' ? error.reason : null;
}
