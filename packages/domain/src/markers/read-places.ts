import { ApiError, markers, moveMarkers, type NotificationId, type StatusId } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { compareIds } from '../feeds/compare-ids';
import { justNow } from '../live/just-now';

/** Milliseconds for which a status stands at the top of what is in view before it counts as read. */
const LINGER = 2000;
/** Milliseconds for which reading on is gathered before the server is told. */
const GATHER = 5000;

/** Ids; null where nothing is known. */
export interface ReadTo {
  home: StatusId | null;
  notifications: NotificationId | null;
}

/** How far the person has read, which the server keeps for all their devices. Nothing here moves anybody. */
export interface ReadPlaces {
  /** How far they had read elsewhere, or before this page began: where one may want to go on. */
  readTo: Pick<Cell<ReadTo>, 'get' | 'subscribe'>;
  /**
   * Asks the server; resolves to whether it told. Visitors, and members of servers that keep no such thing, cause no
   * request.
   */
  load(): Promise<boolean>;
  /** The uppermost status of home that is in view while the tab is looked at; null when there is none any more. */
  reading(id: StatusId | null): void;
  /** Tells the server at once: the page may be left. */
  flush(): void;
  /** Forgets it: it is of somebody who reads no longer. */
  clear(): void;
}

const nothing: ReadTo = { home: null, notifications: null };

type Needed = Pick<Client, 'send' | 'features' | 'session' | 'log'>;

export function createReadPlaces({ send, features, session, log }: Needed): ReadPlaces {
  const readTo = createCell<ReadTo>(nothing);
  /** As far as anybody has told: what is not above that is read already. Undefined before the server was asked. */
  let reached: StatusId | null | undefined;
  let waiting: StatusId | null = null;
  /** Pleroma takes the place in home without a word and keeps only that of notifications: it is told once, then no more. */
  let isHomeKept = true;
  let candidate: StatusId | null = null;
  let lingering: ReturnType<typeof setTimeout> | undefined;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  /** Answers for whoever was reading before are not taken. */
  let reader = {};

  async function isKept(): Promise<boolean> {
    return session.state.get().state === 'member' && (await features.load()).has('markers');
  }

  /** Whether the server could be asked; why not is logged. */
  async function attempt(what: string, ask: () => Promise<void>): Promise<void> {
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('warn', what, error);
    }
  }

  async function load(): Promise<boolean> {
    const own = reader;
    let isTold = false;
    await attempt('how far the person has read is not known', async () => {
      if (!(await isKept())) return;
      const { home, notifications } = await send(markers(['home', 'notifications']), { asOf: justNow() });
      if (own !== reader) return;
      const read = home?.lastReadId ?? null;
      const isFarther = read !== null && (!reached || compareIds(read, reached) > 0);
      if (isFarther || reached === undefined) reached = read;
      readTo.update((now) => ({
        home: isFarther ? read : now.home,
        notifications: notifications?.lastReadId ?? now.notifications,
      }));
      isTold = true;
    });
    return isTold;
  }

  /** What cannot be told now is told with what is read next. */
  async function tell(): Promise<void> {
    clearTimeout(gathering);
    gathering = undefined;
    const own = reader;
    // The server takes whatever it is told: without knowing where it stands, one could only move it back.
    if (reached === undefined) await load();
    const id = waiting;
    if (id === null || own !== reader || reached === undefined || !isHomeKept) return;
    waiting = null;
    if (reached !== null && compareIds(id, reached) <= 0) return;
    const before = reached;
    reached = id;
    await attempt('how far the person has read could not be told', async () => {
      try {
        const kept = await send(moveMarkers({ home: id }));
        if (own === reader) isHomeKept = kept.home !== null;
      } catch (error) {
        if (own === reader && reached === id) [reached, waiting] = [before, id];
        throw error;
      }
    });
  }

  function mark(id: StatusId): void {
    if (waiting !== null && compareIds(id, waiting) <= 0) return;
    waiting = id;
    gathering ??= setTimeout(() => void tell(), GATHER);
  }

  function stopTimers(): void {
    clearTimeout(lingering);
    clearTimeout(gathering);
    gathering = undefined;
  }

  return {
    readTo,
    load,
    reading(id) {
      if (id === candidate) return;
      candidate = id;
      clearTimeout(lingering);
      if (id !== null) lingering = setTimeout(() => mark(id), LINGER);
    },
    flush() {
      if (waiting !== null) void tell();
    },
    clear() {
      stopTimers();
      reader = {};
      reached = undefined;
      isHomeKept = true;
      [waiting, candidate] = [null, null];
      readTo.set(nothing);
    },
  };
}
