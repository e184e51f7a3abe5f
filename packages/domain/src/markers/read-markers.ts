import { markers, moveMarkers, type ErrorReason, type NotificationId, type StatusId } from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { liveHubOf } from '../events/live-hub';
import { type Cell, createCell } from '../kernel/cell';
import { orLog, errorOf } from '../kernel/error-of';
import { compareIds } from '../kernel/feed/ids';
import { justNow } from '../kernel/just-now';
import { createPolling } from '../kernel/resource/polling';

/** How long a status has to be the uppermost on screen to count as read. */
const READ_AFTER_MS = 2000;
/** How long markers are gathered before the farthest one is sent. */
const SEND_DELAY_MS = { home: 5000, notifications: 2000 };

/** Ids of the last read status and notification; null where unknown. */
export interface ReadTo {
  home: StatusId | null;
  notifications: NotificationId | null;
}

/** How far the viewer has read, which the server stores for all their devices. */
export interface ReadMarkers {
  /** How far the viewer had read on another device, or before this page was opened. */
  readTo: Pick<Cell<ReadTo>, 'get' | 'subscribe'>;
  /**
   * Loads the markers; resolves to whether they were loaded. Visitors, and servers without markers, cause no request.
   */
  load(): Promise<boolean>;
  /**
   * Called with the uppermost status of the home timeline on screen while the tab is visible; null when there is none.
   */
  reading(id: StatusId | null): void;
  /** Sends how far the notifications have been read. */
  readNotifications(id: NotificationId): void;
  /** Sends the gathered markers at once, as the page may be closed. */
  flush(): void;
}

/** The viewer's read markers. Created at the first call. */
export const readMarkersOf = perClient(createReadMarkers);

function createReadMarkers({ send, features, session, log, graph }: Client): ReadMarkers {
  const readTo = createCell<ReadTo>({ home: null, notifications: null });
  const { isVisible } = liveHubOf(graph);
  /** The farthest known marker of home; undefined before it was loaded. */
  let farthest: StatusId | null | undefined;
  /** False for Pleroma, which accepts the marker of home without an error but stores only that of notifications. */
  let storesHome = true;
  let candidate: StatusId | null = null;
  let readTimer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the server stores markers of this viewer. */
  const areStored = async (): Promise<boolean> =>
    session.state.get().state === 'signed-in' && (await features.load()).has('markers');

  /** Fetches the markers; resolves to whether the server stores any. */
  async function fetchMarkers(): Promise<boolean> {
    if (!(await areStored())) return false;
    const { home, notifications } = await send(markers(['home', 'notifications']), { asOf: justNow() });
    const read = home?.lastReadId ?? null;
    const isFarther = read !== null && isAfter(read, farthest);
    if (isFarther || farthest === undefined) farthest = read;
    readTo.update((now) => ({
      home: isFarther ? read : now.home,
      notifications: notifications?.lastReadId ?? now.notifications,
    }));
    return true;
  }

  const home = createSender<StatusId>(SEND_DELAY_MS.home, async (id) => {
    // The server accepts any marker: without knowing the present one, this could move it back.
    const isKnown = farthest !== undefined || (await fetchMarkers());
    if (!isKnown || !storesHome || !isAfter(id, farthest)) return;
    const stored = await send(moveMarkers({ home: id }));
    storesHome = stored.home !== null;
    farthest = id;
  });
  const notifications = createSender<NotificationId>(SEND_DELAY_MS.notifications, async (id) => {
    if (await areStored()) await send(moveMarkers({ notifications: id }));
  });

  /** Sends the farthest of the markers that were queued within an interval; tries again after an error. */
  function createSender<Id extends string>(intervalMs: number, sendMarker: (id: Id) => Promise<void>) {
    let queued: Id | null = null;
    const polling = createPolling({ intervalMs, attention: isVisible, poll });

    async function poll(): Promise<ErrorReason | null> {
      const id = queued;
      queued = null;
      const error = id && (await errorOf(sendMarker(id)));
      // Aborted means that the client has ended.
      if (error !== null && error.kind !== 'aborted') {
        log('warn', 'a read marker could not be stored', error);
        queued ??= id;
      }
      if (queued === null) polling.stop();
      return error;
    }

    return {
      queue(id: Id) {
        if (isAfter(id, queued)) queued = id;
        polling.start();
      },
      flush() {
        if (queued !== null) polling.now();
      },
    };
  }

  return {
    readTo,
    async load() {
      return (await orLog(fetchMarkers(), log, ['warn', 'the read markers could not be loaded'])) ?? false;
    },
    reading(id) {
      if (id === candidate) return;
      candidate = id;
      clearTimeout(readTimer);
      if (id !== null) readTimer = setTimeout(() => home.queue(id), READ_AFTER_MS);
    },
    readNotifications: notifications.queue,
    flush() {
      home.flush();
      notifications.flush();
    },
  };
}

function isAfter(id: string, reached: string | null | undefined): boolean {
  return !reached || compareIds(id, reached) > 0;
}
