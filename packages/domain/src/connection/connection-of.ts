import type { ErrorReason } from '@linnet/api';
import { type Cell, cellUntil, createCell } from '../kernel/cell';
import { type Client, perClient } from '../client/client';
import { needsSignIn, type Feed } from '../feeds/feed';
import { liveHubOf } from '../events/live-hub';

/** `updates`: the last request for new statuses failed. `live`: there is no stream, so new statuses are polled for. */
export type ConnectionError =
  | { readonly kind: 'updates'; readonly reason: ErrorReason }
  | { readonly kind: 'live' };

interface ConnectionState {
  readonly error: ConnectionError | null;
  /** When the feeds were last known to be up to date, in milliseconds since 1970; null before the first time. */
  readonly updatedAt: number | null;
}

/** The state of automatic updates. Errors of what the viewer requested are shown where they requested it. */
export interface Connection {
  state: Pick<Cell<ConnectionState>, 'get' | 'subscribe'>;
  /** Called when the browser goes offline: up to this moment, an open stream has kept everything up to date. */
  wentOffline(): void;
  /**
   * Connects the stream and refreshes the feeds on screen. Resolves when their requests have ended, with or without
   * error.
   */
  tryNow(): Promise<void>;
}

export const connectionOf = perClient(createConnection);

function createConnection(client: Client): Connection {
  const { feeds, live } = client;
  const hub = liveHubOf(client.graph);
  const state = createCell<ConnectionState>({ error: null, updatedAt: null });
  const followed = new Map<Feed, () => void>();
  let isOpen = hub.isStreamOpen.get();

  const shown = (): Feed[] => feeds.shown().map(({ feed }) => feed);

  function findError(): ConnectionError | null {
    const reason = [...shown().map(updateErrorOf), hub.pollingError.get()].find((reason) => reason !== null);
    if (reason !== undefined) return { kind: 'updates', reason };
    return hub.isLost.get() ? { kind: 'live' } : null;
  }

  function update(updatedAt = state.get().updatedAt): void {
    const error = findError();
    const now = state.get();
    if (now.updatedAt === updatedAt && isSame(now.error, error)) return;
    state.set({ error, updatedAt });
  }

  const updated = (): void => update(Date.now());

  function follow(feed: Feed): () => void {
    let before = feed.state.get().loading;
    return feed.state.subscribe(() => {
      const { loading, opened } = feed.state.get();
      const isAnswered = (before === 'first' || before === 'newer') && loading === null;
      before = loading;
      if (isAnswered && opened && updateErrorOf(feed) === null) updated();
      else update();
    });
  }

  function followShown(): void {
    const now = new Set(shown());
    for (const [feed, end] of followed) {
      if (now.has(feed)) continue;
      end();
      followed.delete(feed);
    }
    for (const feed of now) if (!followed.has(feed)) followed.set(feed, follow(feed));
    update();
  }

  feeds.subscribe(followShown);
  hub.isLost.subscribe(() => update());
  hub.pollingError.subscribe(() => update());
  hub.isStreamOpen.subscribe(() => {
    // An open stream has kept everything up to date until it was closed.
    const wasOpen = isOpen;
    isOpen = hub.isStreamOpen.get();
    if (wasOpen || isOpen) updated();
  });
  if (shown().some((feed) => feed.state.get().opened && updateErrorOf(feed) === null)) updated();
  followShown();

  return {
    state,
    wentOffline: () => void (hub.isStreamOpen.get() && updated()),
    async tryNow() {
      live.wake();
      for (const feed of shown()) if (feed.state.get().loading === null) void feed.catchUp();
      await Promise.all(shown().map((feed) => cellUntil(feed.state, ({ loading }) => loading === null)));
    },
  };
}

/** The error of a feed's last request for new statuses; null for none. */
function updateErrorOf(feed: Feed): ErrorReason | null {
  const { error } = feed.state.get();
  return error?.part === 'newer' && !needsSignIn(error.reason) ? error.reason : null;
}

function isSame(a: ConnectionError | null, b: ConnectionError | null): boolean {
  if (a?.kind !== b?.kind) return false;
  return a?.kind !== 'updates' || b?.kind !== 'updates' || a.reason === b.reason;
}
