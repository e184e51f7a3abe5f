import type { StreamEvent, StreamName } from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import type { Attention, Environment } from '../kernel/environment';
import type { FeedSource } from '../feeds/feed-source';
import type { Feeds } from '../feeds/feeds';
import type { Send } from '../session/send';
import type { Session } from '../session/session';
import { pinChange, writeValues } from '../settings/kept-here';
import type { Settings } from '../settings/settings';
import type { LiveConnection, SharedStreamOptions } from '../tabs/shared-streams';
import { verifyToken } from './verify-token';
import { watchLostUpdates } from './lost-updates';
import { createBatch } from './batch';
import { createLivePolls } from './live-polls';
import type { LiveState } from '../events/live-state';
import { createRetries } from '../kernel/retries';
import type { SocketAddress } from './socket-address';
import { createStreamGrants } from './stream-grants';
import { createSubscriptions, wantedStreams } from './subscriptions';

/** Codes with which a server closes a socket on purpose: it restarts, or the token was revoked. */
const ENDED_ON_PURPOSE = [1000, 1001];

/** Keeps the feeds on screen up to date: by socket, and by polling while there is none. */
export interface Live {
  state: Cell<LiveState>;
  /** Whether the stream of the viewer's own account is open. */
  isStreamOpen: Cell<boolean>;
  /** When that stream was opened, in milliseconds since 1970. */
  streamOpenSince(): number;
  /** Whether the stream of a signed-in viewer ended, and joining it again failed. */
  isLost: Pick<Cell<boolean>, 'get' | 'subscribe'>;
  start(): void;
  /** The network is back or the tab is visible again: reconnects at once and refreshes what may have been missed. */
  wake(): void;
  /** The device has slept or changed its network: the socket may be dead without having been closed. */
  renew(): void;
  stop(): void;
}

export interface LiveOptions {
  environment: Pick<Environment, 'openSocket' | 'log'>;
  attention: Attention;
  /** Opens a connection: a socket of this page alone, or the one that all tabs share. */
  connect: (options: SharedStreamOptions) => LiveConnection;
  /**
   * Where the socket is and how it takes the token; known once the instance has been read. Null where there is none:
   * then the feeds on screen are polled.
   */
  address: () => SocketAddress | null;
  session: Session;
  send: Send;
  settings: Settings;
  feeds: Feeds;
  /** Further streams that a signed-in viewer wants. */
  streams: Pick<Cell<readonly StreamName[]>, 'get' | 'subscribe'>;
  onEvent: (event: StreamEvent) => void;
  /**
   * Called when the server has granted or refused the viewer's own stream (for visitors: any), or there is no
   * connection.
   */
  onAnswered?: (() => void) | undefined;
  /** Called with what is invalid in an event. */
  onProblem: (what: string) => void;
}

export function createLive(options: LiveOptions): Live {
  const { environment, session, settings, feeds } = options;
  const state = createCell<LiveState>('disabled');
  const retries = createRetries();
  const events = createBatch(options.onEvent);
  let connection: LiveConnection | null = null;
  const subscriptions = createSubscriptions();
  const grants = createStreamGrants({ ...options, subscriptions, state });
  /** As in the address of the socket. */
  let takesSubscriptions = false;
  const isLost = watchLostUpdates({ state, isSignedIn: () => session.token() !== null });
  const isCarried = (source: FeedSource): boolean =>
    takesSubscriptions && state.get() === 'joined' && subscriptions.carries(source);
  const polls = createLivePolls({ ...options, isCarried });

  const wanted = () => wantedStreams(feeds, session.token() !== null, options.streams.get());

  /** Subscribes to the streams of the feeds on screen and unsubscribes from all others. */
  function follow(): void {
    const names = wanted();
    if (names.size > 0 && connection === null && state.get() === 'starting-initial') connect();
    if (state.get() === 'joined' && connection !== null) subscriptions.follow(names, connection);
  }

  function onJoined(): void {
    retries.reset();
    state.set('joined');
    grants.begin();
    follow();
    polls.catchUp((source) => !subscriptions.carries(source));
  }

  function retryLater(): void {
    retries.schedule(() => {
      if (state.get() !== 'closed') state.set('starting');
      connect();
    });
  }

  function onClosed(code: number): void {
    connection = null;
    events.flush();
    polls.start();
    if (ENDED_ON_PURPOSE.includes(code)) {
      state.set('closed');
      polls.catchUp();
      return void restartIfAlive();
    }
    state.set('error');
    retryLater();
  }

  /** Reconnects after a restart of the server, but not after the token was revoked. */
  async function restartIfAlive(): Promise<void> {
    const before = session.token();
    await verifyToken({ ...options, log: environment.log });
    if (state.get() !== 'closed' || session.token() !== before) return;
    state.set('starting');
    retryLater();
  }

  function onFailed(): void {
    connection = null;
    turnOffOnDevice(settings);
    state.set('disabled');
    polls.start();
  }

  function connect(): void {
    retries.cancel();
    if (connection !== null || wanted().size === 0) return;
    const address = options.address();
    if (address === null) return state.set('disabled');
    takesSubscriptions = address.takesSubscriptions;
    let opened: LiveConnection | null = null;
    const isCurrent = (): boolean => opened !== null && opened === connection;
    try {
      opened = options.connect({
        ...address,
        token: session.token(),
        open: environment.openSocket,
        onJoined: () => isCurrent() && onJoined(),
        onEvent: (event) => isCurrent() && events.add(event),
        onGranted: (name, at) => isCurrent() && grants.granted(name, at),
        onRejected: (name) => isCurrent() && grants.rejected(name),
        onClosed: ({ code, deliberate }) => isCurrent() && !deliberate && onClosed(code),
        onFailed: () => isCurrent() && onFailed(),
        onProblem: options.onProblem,
      });
      connection = opened;
    } catch (error) {
      environment.log('error', 'failed to create socket', error);
      onFailed();
    }
  }

  function disconnect(): void {
    retries.cancel();
    const open = connection;
    connection = null;
    events.flush();
    open?.close();
  }

  function start(): void {
    disconnect();
    polls.start();
    if (!settings.get('useStreamingApi')) return state.set('disabled');
    retries.reset();
    state.set('starting-initial');
    connect();
  }

  function tryNow(): void {
    retries.reset();
    state.set('starting');
    connect();
  }

  feeds.subscribe(follow);
  options.streams.subscribe(follow);

  return {
    state,
    isStreamOpen: grants.isStreamOpen,
    streamOpenSince: grants.streamOpenSince,
    isLost,
    start,
    wake() {
      polls.wake();
      if (state.get() === 'error') tryNow();
    },
    renew() {
      polls.catchUp();
      if (connection?.renew !== undefined) return connection.renew();
      if (!['joined', 'starting', 'error'].includes(state.get())) return;
      disconnect();
      tryNow();
    },
    stop() {
      // Events that were gathered before the connection was stopped are dropped.
      events.drop();
      disconnect();
      polls.stop();
      state.set('disabled');
    },
  };
}

/** Turns the socket off on this device alone: the lack of WebSockets is this browser's, and the setting is synced. */
function turnOffOnDevice(settings: Settings): void {
  const pinned = pinChange(settings.own.get(), 'useStreamingApi', true);
  writeValues(settings, { ...pinned, useStreamingApi: false });
}
