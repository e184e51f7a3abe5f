import {
  ApiError,
  moveMarkers,
  readNotifications,
  type AccountId,
  type FailureReason,
  type NotificationId,
} from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { readJsonRecord } from '../json-record';
import { liveSignsOf } from '../live/live-signs';
import { readPlacesOf } from '../markers';
import { compareNotificationIds } from './place-notifications';
import { seenRecord } from './seen-record';

/** Milliseconds for which marks are gathered before a server that keeps one place is told. */
const GATHER = 2000;
/** Single marks that a device keeps beside the place. */
const MOST_SINGLE = 500;

interface Marks {
  /** All up to this one are seen. */
  readonly upTo: NotificationId | null;
  /** And these. */
  readonly single: ReadonlySet<NotificationId>;
}

/**
 * Which notifications were seen. Pleroma keeps it for each; other servers keep one place for all devices, and what
 * was seen one by one beyond it this device remembers.
 */
export interface SeenMarks {
  marks: Pick<Cell<Marks>, 'get' | 'subscribe'>;
  isSeen(id: NotificationId): boolean;
  /** Asks how far the person has seen elsewhere. */
  load(): Promise<void>;
  /** Resolves to why the server refused, and the mark is gone again; null when it stands. */
  one(id: NotificationId): Promise<FailureReason | null>;
  upTo(id: NotificationId): Promise<FailureReason | null>;
  /** Tells the server at once: the page may be left. */
  flush(): void;
  clear(): void;
}

type Which = { id: NotificationId } | { upTo: NotificationId };

const nothing: Marks = { upTo: null, single: new Set() };

export function createSeenMarks(client: Client): SeenMarks {
  const { send, session, features, environment, log, graph } = client;
  const { storage } = environment;
  const signs = liveSignsOf(graph);
  const places = readPlacesOf(client);
  const marks = createCell(nothing);
  let waiting: NotificationId | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const reader = (): AccountId | null => {
    const now = session.state.get();
    return now.state === 'visitor' ? null : now.accountId;
  };

  function farther(id: NotificationId): boolean {
    const { upTo } = marks.get();
    return upTo === null || compareNotificationIds(id, upTo) > 0;
  }

  function reach(id: NotificationId): void {
    if (!farther(id)) return;
    const single = [...marks.get().single].filter((one) => compareNotificationIds(one, id) > 0);
    marks.set({ upTo: id, single: new Set(single) });
  }

  function keep(): void {
    const account = reader();
    if (account === null) return;
    const { upTo, single } = marks.get();
    const record = JSON.stringify({ upTo, single: [...single].slice(-MOST_SINGLE) });
    if (!storage.write(seenRecord(account), record)) log('warn', 'what was seen could not be kept');
  }

  function readKept(): void {
    const account = reader();
    if (account === null) return;
    const { upTo, single } = readJsonRecord(storage.read(seenRecord(account)));
    if (isId(upTo)) reach(upTo);
    if (Array.isArray(single)) {
      marks.update((now) => ({ ...now, single: new Set([...now.single, ...single.filter(isId)]) }));
    }
  }

  async function tell(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const id = waiting;
    waiting = null;
    if (id === null || session.state.get().state !== 'member') return;
    try {
      if ((await features.load()).has('markers')) await send(moveMarkers({ notifications: id }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('warn', 'how far notifications were seen could not be told', error);
      waiting ??= id;
    }
  }

  /** The mark stands at once, and goes again when the server that keeps it refuses. */
  async function mark(next: Marks, which: Which): Promise<FailureReason | null> {
    const before = marks.get();
    marks.set(next);
    try {
      if ((await features.load()).has('notificationsRead')) await send(readNotifications(which));
      else settle(which);
      signs.others?.say({ seen: which });
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (marks.get() === next) marks.set(before);
      return error.reason;
    }
  }

  function settle(which: Which): void {
    keep();
    if ('upTo' in which) {
      waiting = which.upTo;
      timer ??= setTimeout(() => void tell(), GATHER);
    }
  }

  // What was seen in one page is seen in all.
  signs.onSaid((said) => {
    const which = readSeen(said);
    if (which === null) return;
    if ('upTo' in which) reach(which.upTo);
    else marks.update(({ upTo, single }) => ({ upTo, single: new Set([...single, which.id]) }));
  });

  places.readTo.subscribe(() => {
    const { notifications } = places.readTo.get();
    if (notifications !== null) reach(notifications);
  });

  return {
    marks,
    isSeen: (id) => !farther(id) || marks.get().single.has(id),
    async load() {
      readKept();
      const offered = await features.load();
      if (!offered.has('notificationsRead')) await places.load();
    },
    one(id) {
      const { upTo, single } = marks.get();
      return mark({ upTo, single: new Set([...single, id]) }, { id });
    },
    async upTo(id) {
      if (!farther(id)) return null;
      return mark({ upTo: id, single: new Set() }, { upTo: id });
    },
    flush: () => void tell(),
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
      marks.set(nothing);
    },
  };
}

/** Null for what is about something else. */
function readSeen(said: unknown): Which | null {
  if (typeof said !== 'object' || said === null || !('seen' in said)) return null;
  const { seen } = said;
  if (typeof seen !== 'object' || seen === null) return null;
  if ('upTo' in seen && isId(seen.upTo)) return { upTo: seen.upTo };
  return 'id' in seen && isId(seen.id) ? { id: seen.id } : null;
}

function isId(value: unknown): value is NotificationId {
  return typeof value === 'string' && value !== '';
}
