import type { StreamConnection, StreamName, StreamOptions } from '@linnet/api';
import { streamKey } from '../events/stream-key';
import type { TabMessage, LeaderMessage } from './stream-messages';

export interface StreamHubOptions {
  /** Opens the socket. When it throws, all tabs get `failed`. */
  connect: (
    listener: Pick<StreamOptions, 'onJoined' | 'onEvent' | 'onGranted' | 'onRejected' | 'onClosed'>,
  ) => StreamConnection;
  send: (what: LeaderMessage) => void;
  onError: (error: unknown) => void;
}

/** The one socket of all tabs: opened for the first, closed when the last has gone. */
export interface StreamHub {
  receive(what: TabMessage): void;
  close(): void;
}

/** Tabs that ask for a new socket within this time have noticed the same, and share one. */
const SAME_RENEWAL_MS = 5000;

/**
 * Grants are gathered for this time, so that tabs with the same stream share the request for what they missed: tabs in
 * the background open their connections again at different moments.
 */
const GRANT_DELAY_MS = 300;

export function createStreamHub({ connect, send, onError }: StreamHubOptions): StreamHub {
  /** The streams of each tab, by key. */
  const pages = new Map<string, Map<string, StreamName>>();
  let rejected = new Set<string>();
  let granted = new Set<string>();
  /** Grants that are sent to tabs a moment later. */
  let pendingGrants: { page: string; stream: StreamName }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let connection: StreamConnection | null = null;
  let isJoined = false;
  let renewedAt = 0;
  /** Tabs that have asked for the last renewal: one that asks again gets another. */
  let renewalRequesters = new Set<string>();

  const isWanted = (key: string): boolean => [...pages.values()].some((streams) => streams.has(key));

  function end(): void {
    connection = null;
    isJoined = false;
    rejected = new Set();
    granted = new Set();
    pendingGrants = [];
    clearTimeout(timer);
    timer = undefined;
  }

  /** Sends or gathers a grant: with one tab alone there is nothing to gather. */
  function grant(page: string, stream: StreamName): void {
    pendingGrants.push({ page, stream });
    if (pages.size === 1) sendGrants();
    else timer ??= setTimeout(sendGrants, GRANT_DELAY_MS);
  }

  function sendGrants(): void {
    clearTimeout(timer);
    timer = undefined;
    const at = Date.now();
    for (const { page, stream } of pendingGrants.splice(0)) {
      const key = streamKey(stream);
      if (granted.has(key) && pages.get(page)?.has(key)) send({ tell: 'granted', stream, at, to: page });
    }
  }

  function open(): void {
    if (connection !== null) return;
    const own: { connection: StreamConnection | null } = { connection: null };
    const isCurrent = (): boolean => own.connection !== null && own.connection === connection;
    try {
      own.connection = connect({
        onJoined() {
          if (!isCurrent()) return;
          isJoined = true;
          send({ tell: 'joined', to: null });
        },
        onEvent: (_event, raw) => isCurrent() && send({ tell: 'event', raw }),
        onGranted(stream) {
          const key = streamKey(stream);
          if (!isCurrent() || !isWanted(key)) return;
          granted.add(key);
          for (const [page, streams] of pages) if (streams.has(key)) grant(page, stream);
        },
        onRejected(stream) {
          if (!isCurrent()) return;
          rejected.add(streamKey(stream));
          send({ tell: 'refused', stream });
        },
        onClosed({ code, deliberate }) {
          if (deliberate || !isCurrent()) return;
          end();
          pages.clear();
          send({ tell: 'closed', code });
        },
      });
      connection = own.connection;
    } catch (error) {
      onError(error);
      pages.clear();
      send({ tell: 'failed' });
    }
  }

  function subscribe(page: string, stream: StreamName): void {
    const key = streamKey(stream);
    const isNew = !isWanted(key);
    pages.get(page)?.set(key, stream);
    if (rejected.has(key)) send({ tell: 'refused', stream });
    else if (granted.has(key)) grant(page, stream);
    else if (isNew) connection?.subscribe(stream);
  }

  function unsubscribe(page: string, stream: StreamName): void {
    const key = streamKey(stream);
    if (pages.get(page)?.delete(key) !== true || isWanted(key)) return;
    granted.delete(key);
    connection?.unsubscribe(stream);
  }

  function removeTab(page: string): void {
    for (const stream of pages.get(page)?.values() ?? []) unsubscribe(page, stream);
    pages.delete(page);
    if (pages.size === 0) close();
  }

  function close(): void {
    const open = connection;
    end();
    pages.clear();
    open?.close();
  }

  /** Replaces the socket. All tabs get `joined` once it has joined, and subscribe to their streams again. */
  function renew(page: string): void {
    if (connection === null) return;
    const isLate = Date.now() - renewedAt >= SAME_RENEWAL_MS;
    if (!isLate && !renewalRequesters.has(page)) return void renewalRequesters.add(page);
    renewedAt = Date.now();
    renewalRequesters = new Set([page]);
    const before = connection;
    end();
    for (const page of pages.keys()) pages.set(page, new Map());
    before.close();
    open();
  }

  /** Adds a tab; one that is known starts without streams. */
  function addTab(page: string): void {
    for (const stream of [...(pages.get(page)?.values() ?? [])]) unsubscribe(page, stream);
    pages.set(page, new Map());
    if (isJoined) send({ tell: 'joined', to: page });
    else open();
  }

  return {
    close,
    receive(what) {
      if (what.ask === 'open') addTab(what.from);
      else if (!pages.has(what.from)) return;
      else if (what.ask === 'close') removeTab(what.from);
      else if (what.ask === 'renew') renew(what.from);
      else if (what.ask === 'subscribe') subscribe(what.from, what.stream);
      else unsubscribe(what.from, what.stream);
    },
  };
}
