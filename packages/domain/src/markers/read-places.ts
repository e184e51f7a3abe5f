import { ApiError, type NotificationId, type StatusId, markers, moveMarkers } from '@linnet/api';
import { type Cell, createCell } from '../kernel/cell';
import { type Client, perClient } from '../client/client';
import { compareIds } from '../kernel/feed/ids';
import { justNow } from '../kernel/just-now';

/** Milliseconds for which a status is the uppermost on screen before it counts as read. */
const LINGER = 2000;
/** Milliseconds for which changes are gathered before they are sent. */
const GATHER = 5000;

/** Ids of the last read; null where unknown. */
export interface ReadTo {
  home: StatusId | null;
  notifications: NotificationId | null;
}

/** How far the viewer has read, which the server stores for all their devices. Never scrolls anything. */
export interface ReadPlaces {
  /** How far they had read on another device, or before this page was opened: where they may want to go on. */
  readTo: Pick<Cell<ReadTo>, 'get' | 'subscribe'>;
  /**
   * Loads the markers; resolves to whether they were loaded. Visitors, and servers without markers, cause no request.
   */
  load(): Promise<boolean>;
  /**
   * Called with the uppermost status of the home timeline on screen while the tab is visible; null when there is none.
   */
  reading(id: StatusId | null): void;
  /** Sends a gathered marker at once, as the page may be closed. */
  flush(): void;
}

const nothing: ReadTo = { home: null, notifications: null };

type Needed = Pick<Client, 'send' | 'features' | 'session' | 'log'>;

function createReadPlaces({ send, features, session, log }: Needed): ReadPlaces {
  const readTo = createCell<ReadTo>(nothing);
  /** The farthest known marker: only statuses above it are newly read. Undefined before it was loaded. */
  let reached: StatusId | null | undefined;
  let waiting: StatusId | null = null;
  /**
   * Pleroma accepts the marker of home without an error and stores only that of notifications: it is sent once, then
   * never again.
   */
  let isHomeKept = true;
  let candidate: StatusId | null = null;
  let lingering: ReturnType<typeof setTimeout> | undefined;
  let gathering: ReturnType<typeof setTimeout> | undefined;

  async function isKept(): Promise<boolean> {
    return session.state.get().state === 'member' && (await features.load()).has('markers');
  }

  /** Runs a request; its error is only logged. */
  async function attempt(what: string, ask: () => Promise<void>): Promise<void> {
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('warn', what, error);
    }
  }

  async function load(): Promise<boolean> {
    let isTold = false;
    await attempt('how far the person has read is not known', async () => {
      if (!(await isKept())) return;
      const { home, notifications } = await send(markers(['home', 'notifications']), { asOf: justNow() });
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

  /** Sends the gathered marker; if that fails, it is sent with the next one. */
  async function tell(): Promise<void> {
    clearTimeout(gathering);
    gathering = undefined;
    // The server accepts any marker: without knowing the present one, it could be moved back.
    if (reached === undefined) await load();
    const id = waiting;
    if (id === null || reached === undefined || !isHomeKept) return;
    waiting = null;
    if (reached !== null && compareIds(id, reached) <= 0) return;
    const before = reached;
    reached = id;
    await attempt('how far the person has read could not be told', async () => {
      try {
        const kept = await send(moveMarkers({ home: id }));
        isHomeKept = kept.home !== null;
      } catch (error) {
        if (reached === id) [reached, waiting] = [before, id];
        throw error;
      }
    });
  }

  function mark(id: StatusId): void {
    if (waiting !== null && compareIds(id, waiting) <= 0) return;
    waiting = id;
    gathering ??= setTimeout(() => void tell(), GATHER);
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
  };
}

/** The viewer's read markers. Created at the first call. */
export const readPlacesOf = perClient((client) => createReadPlaces(client));
