import type { FailureReason } from '@linnet/api';
import type { Attention } from '../environment';
import type { Feed } from '../feeds/feed';
import type { FeedSource } from '../feeds/feed-source';
import type { Feeds } from '../feeds/feeds';
import { lastRound } from '../rounds/last-round';
import { justNow, SURE_FOR } from './just-now';
import { createRounds, type Rounds } from '../rounds/rounds';

/** Milliseconds between two looks at the server for what no stream carries. */
const POLL_EVERY = 10_000;

interface LivePollsOptions {
  feeds: Feeds;
  attention: Attention;
  /** A stream tells of all that is new in it. */
  isCarried: (source: FeedSource) => boolean;
}

export interface LivePolls extends Rounds {
  /** Asks once for what is on screen, or for some of it: nothing told of it for a while. All pages ask together. */
  catchUp(isMeant?: (source: FeedSource) => boolean): void;
  /** The tab is looked at again: what a stream carries is asked for too, unless that was done just before. */
  wake(): void;
}

/** Asks for what is on screen and has no stream that tells of all that is new in it. */
export function createLivePolls({ feeds, attention, isCarried }: LivePollsOptions): LivePolls {
  const rounds = createRounds({
    every: POLL_EVERY,
    attention,
    async look() {
      // What a stream could not tell because it was not there yet nobody but a question tells.
      const isMissing = (feed: Feed): boolean => feed.state.get().failure?.part === 'newer';
      const silent = feeds
        .shown()
        .filter(({ source, feed }) => !isCarried(source) || isMissing(feed) || isLost(feed));
      const failures = await Promise.all(silent.map(({ feed }) => lookAt(feed)));
      return failures.find((failure) => failure !== null) ?? null;
    },
  });
  /** When what streams carry was asked for too. */
  let askedAt = -Infinity;

  function catchUp(isMeant = (_source: FeedSource): boolean => true): void {
    for (const { source, feed } of feeds.shown()) {
      if (isLost(feed)) void feed.retry();
      else if (isMeant(source)) void feed.catchUp(justNow());
    }
  }

  return {
    ...rounds,
    catchUp,
    wake() {
      // Whoever goes to and fro between tabs hears all the same.
      const isSure = Date.now() - askedAt < SURE_FOR;
      if (!isSure) askedAt = Date.now();
      catchUp((source) => !isSure || !isCarried(source));
    },
  };
}

/** Its first page did not come, for a reason that may pass. */
function isLost(feed: Feed): boolean {
  const { opened, failure } = feed.state.get();
  if (opened || failure?.part !== 'first') return false;
  const { reason } = failure;
  return (
    reason.kind === 'offline' || (reason.kind === 'http' && (reason.status >= 500 || reason.status === 429))
  );
}

/** Resolves to why the server did not tell what is new in a feed. */
async function lookAt(feed: Feed): Promise<FailureReason | null> {
  if (isLost(feed)) {
    await feed.retry();
    // Somebody waits for it: it is asked for at the same pace, however often it did not come.
    const { failure } = feed.state.get();
    return failure?.reason.kind === 'http' && failure.reason.status === 429 ? failure.reason : null;
  }
  await feed.catchUp(lastRound(POLL_EVERY));
  const { failure } = feed.state.get();
  return failure?.part === 'newer' ? failure.reason : null;
}
