import {
  connectStream,
  readEvent,
  type StreamConnection,
  type StreamEvent,
  type StreamName,
  type StreamOptions,
} from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import type { Log, TabChannels } from '../kernel/environment';
import { keyOfFrame, streamKey } from '../events/stream-key';
import { createLeaderWatch } from './leader-watch';
import { createPresence } from './presence';
import { createStreamHub, type StreamHub } from './stream-hub';
import { readMessage, type TabMessage, type LeaderMessage } from './stream-messages';

/** The code of a socket that ended without a close frame. */
const ABNORMAL_CLOSURE = 1006;

type SocketOptions = Pick<StreamOptions, 'url' | 'token' | 'tokenInAddress' | 'open' | 'onProblem'>;

export interface SharedStreamsOptions {
  pages: TabChannels;
  /** Identifies the tabs that share a socket: those of one viewer at one server. */
  name: string;
  /** Id of this tab. */
  page: string;
  /** How this tab opens the socket if it is the leading one. */
  address: () => SocketOptions | null;
  log: Log;
}

export interface LiveConnection extends StreamConnection {
  /** Replaces the socket, which may be dead without having been closed; `onJoined` is called again. */
  renew?: () => void;
}

export interface SharedStreamOptions extends Omit<StreamOptions, 'onGranted'> {
  /** `at`: the time since when everything has been sent, the same for all tabs that waited for the stream. */
  onGranted?: ((stream: StreamName, at?: number) => void) | undefined;
  /** Called when the socket could not be created at all. */
  onFailed: () => void;
}

/** Connections of a tab to the one socket that all tabs of a browser share. */
export interface SharedStreams {
  /** As `connectStream`, but where that would throw, `onFailed` is called. */
  connect: (options: SharedStreamOptions) => LiveConnection;
  /** Whether this is the leading tab. */
  leads: Pick<Cell<boolean>, 'get' | 'subscribe'>;
  stop(): void;
}

/** The connection of this tab, as long as it has one. */
interface OwnConnection {
  options: SharedStreamOptions;
  subscribed: Set<string>;
  isJoined: boolean;
}

/**
 * Creates the connections of a tab. The leading tab has the socket and passes its events on to the others. A lock
 * decides which one leads: when that tab is closed or crashes, another follows at once. Then all join again, and fetch
 * what they missed.
 */
export function shareStreams({
  pages,
  name,
  page,
  address: socketOptions,
  log,
}: SharedStreamsOptions): SharedStreams {
  const leads = createCell(false);
  let hub: StreamHub | null = null;
  let local: OwnConnection | null = null;
  let isStopped = false;
  const logError = (error: unknown): void => log('warn', 'the pages share no socket', error);
  const presence = createPresence({
    pages,
    page,
    lockOf: (of) => `${name} page ${of}`,
    // Unsubscribes from the streams that only the closed tab needed.
    onGone: (other) => hub?.receive({ from: other, ask: 'close' }),
    onError: logError,
  });

  const channel = pages.channel(name, (message) => {
    const read = readMessage(message);
    if (read === undefined) return;
    if ('tell' in read) return onLeaderMessage(read);
    if (hub === null) return;
    if (read.ask === 'here') return channel.send({ tell: 'here' } satisfies LeaderMessage);
    if (read.ask === 'open') presence.watch(read.from);
    hub.receive(read);
  });

  const leader = createLeaderWatch({
    ping: () => channel.send({ from: page, ask: 'here' }),
    onSilent() {
      log('warn', 'the page with the socket does not answer');
      if (local?.isJoined === true) endConnection(ABNORMAL_CLOSURE);
    },
  });

  /** Sends a request to the leading tab, which may be this one. */
  function request(what: TabMessage): void {
    if (hub !== null) hub.receive(what);
    else channel.send(what);
  }

  function sendToTabs(what: LeaderMessage): void {
    channel.send(what);
    onMessage(what);
  }

  /** Ends the connection of this tab, which polls until it has joined again. */
  function endConnection(code: number): void {
    const lost = local;
    local = null;
    lost?.options.onClosed({ code, deliberate: false });
  }

  /** Requests that were sent while the leading tab was silent are answered when it continues, or by its successor. */
  function onLeaderMessage(what: LeaderMessage): void {
    if (what.tell === 'leads') leader.end();
    const isBack = leader.received();
    if (what.tell === 'here') leader.answered();
    if (local !== null) leader.begin();
    if (isBack && local?.isJoined === false) request({ from: page, ask: 'open' });
    onMessage(what);
  }

  function onMessage(what: LeaderMessage): void {
    if (local === null) return;
    const { options } = local;
    if (what.tell === 'leads') request({ from: page, ask: 'open' });
    if (what.tell === 'joined' && (what.to === null || what.to === page)) {
      local.isJoined = true;
      options.onJoined();
    }
    if (what.tell === 'granted' && what.to === page) onGranted(local, what);
    if (what.tell === 'refused' && local.subscribed.has(streamKey(what.stream)))
      options.onRejected?.(what.stream);
    if (what.tell === 'event') onEvent(local, what.raw);
    if (what.tell === 'closed') endConnection(what.code);
    if (what.tell === 'failed') {
      local = null;
      options.onFailed();
    }
  }

  function lead(): Promise<void> {
    if (isStopped) return Promise.resolve();
    hub = createStreamHub({
      send: sendToTabs,
      connect(listener) {
        const own = socketOptions();
        if (own === null) throw new Error('The server has no socket.');
        return connectStream({ ...own, ...listener });
      },
      onError: (error) => log('error', 'failed to create socket', error),
    });
    leads.set(true);
    leader.end();
    sendToTabs({ tell: 'leads' });
    return presence.ended;
  }

  pages.withLock(name, lead).catch(logError);

  return {
    leads,
    connect(options) {
      const own: OwnConnection = { options, subscribed: new Set(), isJoined: false };
      local = own;
      if (hub === null) leader.begin();
      // Asynchronous, as the leading tab answers itself at once, and the caller needs the connection first.
      void presence.locked.then(
        () => local === own && !leader.isSilent() && request({ from: page, ask: 'open' }),
      );
      return {
        renew: () => local === own && request({ from: page, ask: 'renew' }),
        subscribe(stream) {
          if (local !== own) return;
          own.subscribed.add(streamKey(stream));
          request({ from: page, ask: 'subscribe', stream });
        },
        unsubscribe(stream) {
          if (local !== own) return;
          own.subscribed.delete(streamKey(stream));
          request({ from: page, ask: 'unsubscribe', stream });
        },
        close() {
          if (local !== own) return;
          local = null;
          leader.end();
          request({ from: page, ask: 'close' });
          options.onClosed({ code: 1000, deliberate: true });
        },
      };
    },
    stop() {
      isStopped = true;
      if (local !== null) request({ from: page, ask: 'close' });
      local = null;
      hub?.close();
      hub = null;
      leads.set(false);
      leader.end();
      presence.end();
      channel.close();
    },
  };
}

function onGranted(
  { options, subscribed }: OwnConnection,
  { stream, at }: { stream: StreamName; at: number },
): void {
  if (subscribed.has(streamKey(stream))) options.onGranted?.(stream, at);
}

function onEvent({ options, subscribed }: OwnConnection, raw: string): void {
  const event = readEvent(raw);
  if (event !== null && isOwn(event, subscribed)) options.onEvent(event, raw);
}

/**
 * Whether this tab subscribes to the stream of an event. Those of other tabs are left out: with only some of its
 * events, a stream would seem complete.
 */
function isOwn(event: StreamEvent, subscribed: ReadonlySet<string>): boolean {
  if (event.kind === 'conversation') return subscribed.has(streamKey({ stream: 'direct' }));
  if (event.kind !== 'update' || event.stream === null) return true;
  return subscribed.has(keyOfFrame(event.stream));
}
