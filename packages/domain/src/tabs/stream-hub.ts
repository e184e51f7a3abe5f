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

/** Milliseconds: all pages notice at once that the device has slept, and one new socket is enough. */
const JUST_OPENED = 5000;

export function createStreamHub({ connect, tell, onFailure }: StreamHubOptions): StreamHub {
  /** The streams each page lives from, by key. */
  const pages = new Map<string, Map<string, StreamName>>();
  let refused = new Set<string>();
  let granted = new Set<string>();
  let connection: StreamConnection | null = null;
  let isJoined = false;
  let openedAt = 0;

  const isWanted = (key: string): boolean => [...pages.values()].some((streams) => streams.has(key));

  function end(): void {
    connection = null;
    isJoined = false;
    refused = new Set();
    granted = new Set();
  }

  function open(): void {
    if (connection !== null) return;
    openedAt = Date.now();
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
          if (!isCurrent() || !isWanted(streamKey(stream))) return;
          granted.add(streamKey(stream));
          tell({ tell: 'granted', stream, to: null });
        },
        onRefused(stream) {
          refused.add(streamKey(stream));
          if (isCurrent()) tell({ tell: 'refused', stream });
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
    else if (granted.has(key)) tell({ tell: 'granted', stream, to: page });
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
  function renew(): void {
    if (connection === null || Date.now() - openedAt < JUST_OPENED) return;
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
      else if (what.ask === 'renew') renew();
      else if (what.ask === 'subscribe') subscribe(what.from, what.stream);
      else unsubscribe(what.from, what.stream);
    },
  };
}
