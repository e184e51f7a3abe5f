import type { StreamName } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Feeds } from '../feeds/feeds';
import { streamOf } from '../feeds/stream-of';
import type { Session } from '../session/session';
import { justNow } from './just-now';
import { streamKey } from './stream-key';
import type { LiveState } from './live-state';
import type { Subscriptions } from './subscriptions';

const OWN_STREAM = streamKey({ stream: 'user' });

interface GrantsOptions {
  feeds: Feeds;
  session: Session;
  subscriptions: Subscriptions;
  /** Of the connection. */
  state: Pick<Cell<LiveState>, 'get' | 'subscribe'>;
}

/**
 * Nothing is replayed: what happened before a stream was granted is asked for once it is, and not sooner, or what
 * happens between that answer and the grant would be in neither.
 */
export interface StreamGrants {
  /** The member's own stream is heard. */
  hears: Cell<boolean>;
  /** Since when. */
  heardFrom(): number;
  /** A new socket has joined: nothing was granted by it yet. */
  begin(): void;
  /** `at`: since when all that happens in it is told. */
  granted(name: StreamName, at?: number): void;
  refused(name: StreamName): void;
}

export function createStreamGrants({ feeds, session, subscriptions, state }: GrantsOptions): StreamGrants {
  const hears = createCell(false);
  let heardFrom = 0;
  state.subscribe(() => state.get() !== 'joined' && hears.set(false));

  /** Also those that are kept and not on screen: what they are told from now on would hide that they have a hole. */
  function catchUpWith(key: string, asOf: number): void {
    for (const { source, feed } of feeds.all()) {
      const stream = streamOf(source);
      if (stream !== null && streamKey(stream) === key) void feed.catchUp(asOf);
    }
  }

  return {
    hears,
    heardFrom: () => heardFrom,
    begin() {
      // One that was renewed was joined before.
      hears.set(false);
      subscriptions.begin();
    },
    granted(name, at = Date.now()) {
      const key = streamKey(name);
      if (key === OWN_STREAM && session.token() !== null) {
        heardFrom = at;
        hears.set(true);
      }
      catchUpWith(key, at);
    },
    refused(name) {
      subscriptions.refuse(name);
      catchUpWith(streamKey(name), justNow());
    },
  };
}
