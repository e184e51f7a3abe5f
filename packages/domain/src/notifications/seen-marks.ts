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
  /** With the wishes that the server has not answered yet. */
  const marks = createCell(nothing);
  let known = nothing;
  const wishes = new Set<Which>();
  let waiting: NotificationId | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Answers for whoever was reading before are not taken. */
  let present = {};

  const reader = (): AccountId | null => {
    const now = session.state.get();
    return now.state === 'visitor' ? null : now.accountId;
  };

  const farther = (id: NotificationId): boolean => isBeyond(id, marks.get());

  function learn(which: Which): void {
    known = withMark(known, which);
    show();
  }

  function show(): void {
    marks.set([...wishes].reduce(withMark, known));
  }

  function keep(): void {
    const account = reader();
    if (account === null) return;
    const { upTo, single } = known;
    const record = JSON.stringify({ upTo, single: [...single].slice(-MOST_SINGLE) });
    if (!storage.write(seenRecord(account), record)) log('warn', 'what was seen could not be kept');
  }

  function readKept(): void {
    const account = reader();
    if (account === null) return;
    const { upTo, single } = readJsonRecord(storage.read(seenRecord(account)));
    if (isId(upTo)) learn({ upTo });
    if (Array.isArray(single)) for (const id of single.filter(isId)) known = withMark(known, { id });
    show();
  }

  async function tell(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const id = waiting;
    waiting = null;
    if (id === null || session.state.get().state !== 'member') return;
    const own = present;
    try {
      if ((await features.load()).has('markers')) await send(moveMarkers({ notifications: id }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('warn', 'how far notifications were seen could not be told', error);
      if (own === present) waiting ??= id;
    }
  }

  /** The mark stands at once, and goes again when the server that keeps it refuses. */
  async function mark(which: Which): Promise<FailureReason | null> {
    const own = present;
    wishes.add(which);
    show();
    try {
      const isKeptThere = (await features.load()).has('notificationsRead');
      if (isKeptThere) await send(readNotifications(which));
      if (own !== present) return null;
      learn(which);
      if (!isKeptThere) settle(which);
      signs.others?.say({ seen: which });
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.reason;
    } finally {
      wishes.delete(which);
      if (own === present) show();
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
    if (which !== null) learn(which);
  });

  places.readTo.subscribe(() => {
    const { notifications } = places.readTo.get();
    if (notifications !== null) learn({ upTo: notifications });
  });

  return {
    marks,
    isSeen: (id) => !farther(id) || marks.get().single.has(id),
    async load() {
      readKept();
      const offered = await features.load();
      if (!offered.has('notificationsRead')) await places.load();
    },
    one: (id) => mark({ id }),
    upTo: async (upTo) => (farther(upTo) ? mark({ upTo }) : null),
    flush: () => void tell(),
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
      present = {};
      known = nothing;
      wishes.clear();
      marks.set(nothing);
    },
  };
}

function isBeyond(id: NotificationId, { upTo }: Marks): boolean {
  return upTo === null || compareNotificationIds(id, upTo) > 0;
}

function withMark(marks: Marks, which: Which): Marks {
  if ('id' in which) return { ...marks, single: new Set([...marks.single, which.id]) };
  if (!isBeyond(which.upTo, marks)) return marks;
  const next = { upTo: which.upTo, single: marks.single };
  return { ...next, single: new Set([...next.single].filter((id) => isBeyond(id, next))) };
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
