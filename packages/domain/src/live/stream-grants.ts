import type { StreamName } from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import type { Feeds } from '../feeds/feeds';
import { streamOf } from '../feeds/feed-plans';
import type { Session } from '../session/session';
import { justNow } from '../kernel/just-now';
import { streamKey } from '../events/stream-key';
import type { LiveState } from '../events/live-state';
import type { Subscriptions } from './subscriptions';

const OWN_STREAM = streamKey({ stream: 'user' });

const STARTING: readonly LiveState[] = ['starting-initial', 'starting'];

interface GrantsOptions {
  feeds: Feeds;
  session: Session;
  subscriptions: Subscriptions;
  state: Pick<Cell<LiveState>, 'get' | 'subscribe'>;
  /**
   * Called when the viewer's own stream (for visitors: any) was granted or refused, and when the connection was lost.
   */
  onAnswered?: (() => void) | undefined;
}

/**
 * Which streams the server has granted. A stream sends only what happens after its grant, so each feed is caught up by
 * a request when its stream is granted. An earlier request would miss what happens between its answer and the grant.
 */
export interface StreamGrants {
  /** Whether the stream of the viewer's own account is open. */
  isStreamOpen: Cell<boolean>;
  /** When that stream was opened, in milliseconds since 1970. */
  streamOpenSince(): number;
  /** Called when a new socket has joined, on which no stream is granted yet. */
  begin(): void;
  /** `at`: since when everything in the stream has been sent. */
  granted(name: StreamName, at?: number): void;
  rejected(name: StreamName): void;
}

export function createStreamGrants({
  feeds,
  session,
  subscriptions,
  state,
  onAnswered,
}: GrantsOptions): StreamGrants {
  const isStreamOpen = createCell(false);
  let openSince = 0;
  state.subscribe(() => {
    if (state.get() === 'joined') return;
    isStreamOpen.set(false);
    if (!STARTING.includes(state.get())) onAnswered?.();
  });

  /**
   * Refreshes the feeds of a stream, including those that are not on screen: statuses that they receive from now on
   * would hide the gap above the old ones.
   */
  function catchUpWith(key: string, asOf: number): void {
    for (const { source, feed } of feeds.all()) {
      const stream = streamOf(source);
      if (stream !== null && streamKey(stream) === key) void feed.catchUp(asOf);
    }
  }

  function noteAnswer(key: string): void {
    if (key === OWN_STREAM || session.token() === null) onAnswered?.();
  }

  return {
    isStreamOpen,
    streamOpenSince: () => openSince,
    begin() {
      // A renewed socket replaces one whose stream was open.
      isStreamOpen.set(false);
      subscriptions.begin();
    },
    granted(name, at = Date.now()) {
      const key = streamKey(name);
      if (key === OWN_STREAM && session.token() !== null) {
        openSince = at;
        isStreamOpen.set(true);
      }
      catchUpWith(key, at);
      noteAnswer(key);
    },
    rejected(name) {
      const key = streamKey(name);
      subscriptions.reject(name);
      catchUpWith(key, justNow());
      noteAnswer(key);
    },
  };
}
