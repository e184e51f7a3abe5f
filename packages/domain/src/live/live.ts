import { connectStream, type StreamConnection, type StreamEvent } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Environment } from '../environment';
import type { Feeds } from '../feeds/feeds';
import type { Notices } from '../notices/notices';
import type { Session } from '../session/session';
import type { Settings } from '../settings/settings';
import { createGathering } from './gathering';
import { createRetryPace } from './retry-pace';
import type { SocketDoor } from './socket-door';
import { createSubscriptions } from './subscriptions';
import { wantedStreams } from './wanted-streams';

/** Milliseconds between two looks at the server for what no stream carries. */
const POLL_EVERY = 10_000;
const NOTICE_LASTS = 5000;
/** Codes with which a server ends a socket on purpose: it restarts, or the token was revoked. */
const ENDED_ON_PURPOSE = [1000, 1001];

export type LiveState = 'disabled' | 'starting-initial' | 'starting' | 'joined' | 'error' | 'closed';

/** Keeps what is on screen up to date: by socket, and by asking while there is none. */
export interface Live {
  state: Cell<LiveState>;
  start(): void;
  /** The network is back or the tab is looked at again: try now and look for what was missed. */
  wake(): void;
  stop(): void;
}

export interface LiveOptions {
  environment: Pick<Environment, 'openSocket' | 'log'>;
  /**
   * Where the socket is and how it takes the token; known once the instance was read. Null: there is none, and
   * what is on screen is asked for again and again instead.
   */
  door: () => SocketDoor | null;
  session: Session;
  settings: Settings;
  feeds: Feeds;
  notices: Notices;
  onEvent: (event: StreamEvent) => void;
}

export function createLive(options: LiveOptions): Live {
  const { environment, session, settings, feeds, notices } = options;
  const state = createCell<LiveState>('disabled');
  const pace = createRetryPace();
  const events = createGathering(options.onEvent);
  let connection: StreamConnection | null = null;
  const subscriptions = createSubscriptions();
  /** The server surely carries what it is asked for. */
  let subscribes = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let pollTimer: ReturnType<typeof setInterval> | undefined;
  let broken = false;

  function lookForMissed(): void {
    for (const { feed } of feeds.shown()) void feed.catchUp();
  }

  /** Asks for what is on screen and has no stream that tells of all that is new in it. */
  function lookForUncarried(): void {
    const hears = subscribes && state.get() === 'joined';
    const silent = feeds.shown().filter(({ source }) => !hears || !subscriptions.carry(source));
    for (const { feed } of silent) void feed.catchUp();
  }

  const wanted = () => wantedStreams(feeds, session.token() !== null);

  /** Subscribes to what came on screen and leaves what went. */
  function follow(): void {
    const names = wanted();
    if (names.size > 0 && connection === null && state.get() === 'starting-initial') connect();
    if (state.get() === 'joined' && connection !== null) subscriptions.follow(names, connection);
  }

  function joined(): void {
    pace.reset();
    state.set('joined');
    subscriptions.begin();
    follow();
    // Nothing is replayed: what happened before the subscription is asked for.
    lookForMissed();
    if (broken) notices.add({ level: 'success', key: 'timeline.socket_reconnected', lasts: NOTICE_LASTS });
    broken = false;
  }

  function poll(): void {
    pollTimer ??= setInterval(lookForUncarried, POLL_EVERY);
  }

  function retryLater(): void {
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => {
      if (state.get() !== 'closed') state.set('starting');
      connect();
    }, pace.next());
  }

  function closed(code: number): void {
    connection = null;
    events.tell();
    poll();
    if (ENDED_ON_PURPOSE.includes(code)) {
      state.set('closed');
      lookForMissed();
      void restartIfAlive();
      return;
    }
    state.set('error');
    // One trouble is told once, however often joining is tried again.
    if (!broken && session.token() !== null) tellOfBreak(notices, code);
    broken = true;
    retryLater();
  }

  /** A revoked token must not come back; a restarted server should. */
  async function restartIfAlive(): Promise<void> {
    const before = session.token();
    await session.verify();
    if (state.get() !== 'closed' || session.token() !== before) return;
    state.set('starting');
    retryLater();
  }

  function connect(): void {
    clearTimeout(retryTimer);
    if (connection !== null || wanted().size === 0) return;
    const door = options.door();
    if (door === null) return state.set('disabled');
    ({ subscribes } = door);
    const own: { connection: StreamConnection | null } = { connection: null };
    const current = (): boolean => own.connection !== null && own.connection === connection;
    try {
      own.connection = connectStream({
        ...door,
        token: session.token(),
        open: environment.openSocket,
        onJoined: () => current() && joined(),
        onEvent: (event) => current() && events.add(event),
        onRefused: (name) => current() && subscriptions.refuse(name),
        onClosed: ({ code, deliberate }) => current() && !deliberate && closed(code),
        onProblem: (what) => environment.log('warn', 'streaming', what),
      });
      connection = own.connection;
    } catch (error) {
      environment.log('error', 'failed to create socket', error);
      settings.set('useStreamingApi', false);
      state.set('disabled');
      poll();
    }
  }

  function disconnect(): void {
    clearTimeout(retryTimer);
    const open = connection;
    connection = null;
    events.tell();
    open?.close();
  }

  function start(): void {
    disconnect();
    poll();
    if (!settings.get('useStreamingApi')) return state.set('disabled');
    pace.reset();
    broken = false;
    state.set('starting-initial');
    connect();
  }

  feeds.subscribe(follow);

  return {
    state,
    start,
    wake() {
      lookForMissed();
      if (state.get() !== 'error') return;
      pace.reset();
      state.set('starting');
      connect();
    },
    stop() {
      // The next reader must not be brought what this one was told.
      events.drop();
      disconnect();
      clearInterval(pollTimer);
      pollTimer = undefined;
      state.set('disabled');
    },
  };
}

function tellOfBreak(notices: Notices, code: number): void {
  notices.add({
    level: 'error',
    key: 'timeline.socket_broke',
    values: { code: String(code) },
    lasts: NOTICE_LASTS,
  });
}
