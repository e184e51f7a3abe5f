import type { FailureReason } from '@linnet/api';
import type { Attention } from '../environment';
import type { Feed } from '../feeds/feed';
import type { FeedSource } from '../feeds/feed-source';
import type { Feeds } from '../feeds/feeds';
import { SOONER } from '../rounds/sooner';
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
  /** Asks once for what is on screen, or for some of it: nothing told of it for a while. */
  catchUp(isMeant?: (source: FeedSource) => boolean): void;
}

/** Asks for what is on screen and has no stream that tells of all that is new in it. */
export function createLivePolls({ feeds, attention, isCarried }: LivePollsOptions): LivePolls {
  const rounds = createRounds({
    every: POLL_EVERY,
    attention,
    async look() {
      // What a stream could not tell because it was not there yet nobody but a question tells.
      const isMissing = (feed: Feed): boolean => feed.state.get().failure?.part === 'newer';
      const silent = feeds.shown().filter(({ source, feed }) => !isCarried(source) || isMissing(feed));
      const failures = await Promise.all(silent.map(({ feed }) => lookAt(feed)));
      return failures.find((failure) => failure !== null) ?? null;
    },
  });
  return {
    ...rounds,
    catchUp(isMeant = () => true) {
      for (const { source, feed } of feeds.shown()) if (isMeant(source)) void feed.catchUp();
    },
  };
}

/** Resolves to why the server did not tell what is new in a feed. */
async function lookAt(feed: Feed): Promise<FailureReason | null> {
  await feed.catchUp(POLL_EVERY - SOONER);
  const { failure } = feed.state.get();
  return failure?.part === 'newer' ? failure.reason : null;
}
