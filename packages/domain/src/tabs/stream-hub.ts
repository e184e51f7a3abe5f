import type { StreamConnection, StreamName, StreamOptions } from '@linnet/api';
import { streamKey } from '../live/stream-key';
import type { StreamAsk, StreamTell } from './stream-messages';

export interface StreamHubOptions {
  /** Opens the one socket. What it throws is told to all. */
  connect: (
    hears: Pick<StreamOptions, 'onJoined' | 'onEvent' | 'onGranted' | 'onRefused' | 'onClosed'>,
  ) => StreamConnection;
  tell: (what: StreamTell) => void;
  onFailure: (error: unknown) => void;
}

/** The one socket of all pages: opened when the first asks for it, closed when the last has gone. */
export interface StreamHub {
  ask(what: StreamAsk): void;
  close(): void;
}

/** Milliseconds within which all pages notice that the device has slept: one new socket is enough. */
const NOTICED_BY_ALL = 5000;

/** Milliseconds within which pages that are given a stream are told together: what they missed is asked for once. */
const TOGETHER = 100;

export function createStreamHub({ connect, tell, onFailure }: StreamHubOptions): StreamHub {
  /** The streams each page lives from, by key. */
  const pages = new Map<string, Map<string, StreamName>>();
  let refused = new Set<string>();
  let granted = new Set<string>();
  /** Who is to be told that a stream was granted. */
  let telling: { page: string; stream: StreamName }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let connection: StreamConnection | null = null;
  let isJoined = false;
  let renewedAt = 0;
  /** Those for whom the socket was renewed last: who asks a second time has noticed something else. */
  let noticed = new Set<string>();

  const isWanted = (key: string): boolean => [...pages.values()].some((streams) => streams.has(key));

  function end(): void {
    connection = null;
    isJoined = false;
    refused = new Set();
    granted = new Set();
    telling = [];
    clearTimeout(timer);
    timer = undefined;
  }

  /** One page alone waits for nobody. */
  function grant(page: string, stream: StreamName): void {
    telling.push({ page, stream });
    if (pages.size === 1) tellGrants();
    else timer ??= setTimeout(tellGrants, TOGETHER);
  }

  function tellGrants(): void {
    clearTimeout(timer);
    timer = undefined;
    const at = Date.now();
    for (const { page, stream } of telling.splice(0)) {
      const key = streamKey(stream);
      if (granted.has(key) && pages.get(page)?.has(key)) tell({ tell: 'granted', stream, at, to: page });
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
          tell({ tell: 'joined', to: null });
        },
        onEvent: (_event, raw) => isCurrent() && tell({ tell: 'event', raw }),
        onGranted(stream) {
          const key = streamKey(stream);
          if (!isCurrent() || !isWanted(key)) return;
          granted.add(key);
          for (const [page, streams] of pages) if (streams.has(key)) grant(page, stream);
        },
        onRefused(stream) {
          if (!isCurrent()) return;
          refused.add(streamKey(stream));
          tell({ tell: 'refused', stream });
        },
        onClosed({ code, deliberate }) {
          if (deliberate || !isCurrent()) return;
          end();
          pages.clear();
          tell({ tell: 'closed', code });
        },
      });
      connection = own.connection;
    } catch (error) {
      onFailure(error);
      pages.clear();
      tell({ tell: 'failed' });
    }
  }

  function subscribe(page: string, stream: StreamName): void {
    const key = streamKey(stream);
    const isNew = !isWanted(key);
    pages.get(page)?.set(key, stream);
    if (refused.has(key)) tell({ tell: 'refused', stream });
    else if (granted.has(key)) grant(page, stream);
    else if (isNew) connection?.subscribe(stream);
  }

  function unsubscribe(page: string, stream: StreamName): void {
    const key = streamKey(stream);
    if (pages.get(page)?.delete(key) !== true || isWanted(key)) return;
    granted.delete(key);
    connection?.unsubscribe(stream);
  }

  function leave(page: string): void {
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

  /** Those who asked for it are told when it has joined, and ask for their streams again. */
  function renew(page: string): void {
    if (connection === null) return;
    const isLate = Date.now() - renewedAt >= NOTICED_BY_ALL;
    if (!isLate && !noticed.has(page)) return void noticed.add(page);
    renewedAt = Date.now();
    noticed = new Set([page]);
    const before = connection;
    end();
    for (const page of pages.keys()) pages.set(page, new Map());
    before.close();
    open();
  }

  /** Whoever asks again begins anew. */
  function enter(page: string): void {
    for (const stream of [...(pages.get(page)?.values() ?? [])]) unsubscribe(page, stream);
    pages.set(page, new Map());
    if (isJoined) tell({ tell: 'joined', to: page });
    else open();
  }

  return {
    close,
    ask(what) {
      if (what.ask === 'open') enter(what.from);
      else if (!pages.has(what.from)) return;
      else if (what.ask === 'close') leave(what.from);
      else if (what.ask === 'renew') renew(what.from);
      else if (what.ask === 'subscribe') subscribe(what.from, what.stream);
      else unsubscribe(what.from, what.stream);
    },
  };
}
