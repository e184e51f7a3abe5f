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
import { fewAtOnce } from '../few-at-once';
import { readJsonRecord } from '../json-record';
import { liveSignsOf } from '../live/live-signs';
import { readPlacesOf } from '../markers';
import { failureOf } from './failure-of';
import { compareNotificationIds } from './place-notifications';
import { ownRecord } from '../own-record';

/** Milliseconds for which marks are gathered before a server that keeps one place is told. */
const GATHER = 2000;
/** Milliseconds until a server that could not be told is told again. */
const TELL_AGAIN = 60_000;
/** Single marks that are kept beside the place: as many as a list has rows. */
const MOST_SINGLE = 500;
/** Marks that are told to the server at once: it takes them one by one, and all up to one is another thing. */
const AT_ONCE = 4;

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
  /** Resolves to why the server refused, and the marks that it refused are gone again; null when all stand. */
  each(ids: readonly NotificationId[]): Promise<FailureReason | null>;
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
  /** Where the server has a mark for each, the place is only where the newest of them is. */
  let tellsByPlace = false;

  const reader = (): AccountId | null => {
    const now = session.state.get();
    return now.state === 'visitor' ? null : now.accountId;
  };

  const farther = (id: NotificationId): boolean => isBeyond(id, marks.get());

  function learn(which: Which): void {
    known = withMarks(known, [which]);
    show();
  }

  function show(): void {
    marks.set(withMarks(known, [...wishes]));
  }

  function keep(): void {
    const account = reader();
    if (account === null) return;
    const record = JSON.stringify({ upTo: known.upTo, single: [...known.single] });
    if (!storage.write(ownRecord('seen', account), record)) log('warn', 'what was seen could not be kept');
  }

  function readKept(): void {
    const account = reader();
    if (account === null) return;
    const { upTo, single } = readJsonRecord(storage.read(ownRecord('seen', account)));
    if (isId(upTo)) learn({ upTo });
    const ids = Array.isArray(single) ? single.filter(isId) : [];
    known = withMarks(
      known,
      ids.map((id) => ({ id })),
    );
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
      if (own !== present) return;
      waiting ??= id;
      timer ??= setTimeout(() => void tell(), Math.max(TELL_AGAIN, secondsToWait(error.reason) * 1000));
    }
  }

  /** The marks stand at once; those that the server refuses, where it keeps them, go again. */
  async function mark(all: readonly Which[]): Promise<FailureReason | null> {
    const own = present;
    for (const which of all) wishes.add(which);
    show();
    async function one(which: Which): Promise<FailureReason | null> {
      const reason = await failureOf(tellOne(which, own));
      wishes.delete(which);
      if (own === present) show();
      return reason;
    }
    const { left, reason } = await fewAtOnce(all, one, { atOnce: AT_ONCE });
    for (const which of left) wishes.delete(which);
    if (own === present && left.length > 0) show();
    return reason;
  }

  async function tellOne(which: Which, own: object): Promise<void> {
    const isKeptThere = (await features.load()).has('notificationsRead');
    if (isKeptThere) await send(readNotifications(which));
    if (own !== present) return;
    learn(which);
    if (!isKeptThere) settle(which);
    signs.others?.say({ seen: which });
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

  function learnPlace(): void {
    const { notifications } = places.readTo.get();
    if (tellsByPlace && notifications !== null) learn({ upTo: notifications });
  }
  places.readTo.subscribe(learnPlace);

  return {
    marks,
    isSeen: (id) => !farther(id) || marks.get().single.has(id),
    async load() {
      readKept();
      const own = present;
      const offered = await features.load();
      if (own !== present) return;
      tellsByPlace = !offered.has('notificationsRead');
      if (!tellsByPlace || !(await places.load()) || own !== present) return;
      // What was seen here just before the page was left may not have been told.
      const { upTo } = known;
      if (upTo !== null && isBeyond(upTo, { upTo: places.readTo.get().notifications })) settle({ upTo });
    },
    each: (ids) => mark(ids.map((id) => ({ id }))),
    upTo: async (upTo) => (farther(upTo) ? mark([{ upTo }]) : null),
    flush: () => void tell(),
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
      present = {};
      tellsByPlace = false;
      known = nothing;
      wishes.clear();
      marks.set(nothing);
    },
  };
}

function secondsToWait(reason: FailureReason): number {
  return reason.kind === 'http' ? (reason.retryAfter ?? 0) : 0;
}

function isBeyond(id: NotificationId, { upTo }: Pick<Marks, 'upTo'>): boolean {
  return upTo === null || compareNotificationIds(id, upTo) > 0;
}

function withMarks(marks: Marks, more: readonly Which[]): Marks {
  if (more.length === 0) return marks;
  const upTo = more.reduce<Marks['upTo']>(
    (farthest, which) =>
      'upTo' in which && isBeyond(which.upTo, { upTo: farthest }) ? which.upTo : farthest,
    marks.upTo,
  );
  const single = [...marks.single, ...more.flatMap((which) => ('id' in which ? [which.id] : []))];
  const beside = single.filter((id) => isBeyond(id, { upTo }));
  return { upTo, single: new Set(beside.slice(-MOST_SINGLE)) };
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
