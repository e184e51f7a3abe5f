import {
  ApiError,
  moveMarkers,
  readNotifications,
  type FailureReason,
  type NotificationId,
} from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import type { Client } from '../client/client';
import { fewAtOnce } from '../kernel/few-at-once';
import { readJsonRecord } from '../kernel/json-record';
import { failureOf } from '../kernel/failure-of';
import { compareIds } from '../kernel/feed/ids';
import type { ChangeRows } from '../kernel/feed/shared-changes';
import { liveSignsOf } from '../events/live-signs';
import { readPlacesOf } from '../markers';
import { onePer } from '../kernel/one-per';
import type { NotificationRow } from './notification-row';

/** Milliseconds for which marks are gathered before they are sent to a server that stores one read marker. */
const GATHER = 2000;
/** Milliseconds until a failed request is sent again. */
const TELL_AGAIN = 60_000;
/** Single marks that are kept beyond the read marker: as many as a list has rows. */
const MOST_SINGLE = 500;
/** Requests for single marks that run at once; the server takes one id in each. */
const AT_ONCE = 4;

interface Marks {
  /** All up to this one are seen. */
  readonly upTo: NotificationId | null;
  /** Seen ones beyond `upTo`. */
  readonly single: ReadonlySet<NotificationId>;
}

/**
 * Which notifications have been seen. Pleroma stores that for each; other servers store one read marker for all
 * devices, and single marks beyond it are stored on this device.
 */
export interface SeenMarks {
  marks: Pick<Cell<Marks>, 'get' | 'subscribe'>;
  isSeen(id: NotificationId): boolean;
  /** The rows, those that have been seen as such. */
  over: ChangeRows<NotificationRow>;
  /** Loads how far the viewer has seen on other devices. */
  load(): Promise<void>;
  /** Marks these; resolves to the error, when the refused marks have been undone, or null. */
  each(ids: readonly NotificationId[]): Promise<FailureReason | null>;
  upTo(id: NotificationId): Promise<FailureReason | null>;
  /** Sends the gathered marks at once, as the page may be closed. */
  flush(): void;
}

type Which = { id: NotificationId } | { upTo: NotificationId };

const nothing: Marks = { upTo: null, single: new Set() };

export function createSeenMarks(client: Client): SeenMarks {
  const { send, session, features, environment, records, log, graph } = client;
  const { storage } = environment;
  const signs = liveSignsOf(graph);
  const places = readPlacesOf(client);
  /** Includes marks that the server has not answered yet. */
  const marks = createCell(nothing);
  let known = nothing;
  const wishes = new Set<Which>();
  let waiting: NotificationId | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** False where the server stores a mark for each: its read marker only names the newest of them. */
  let tellsByPlace = false;

  const farther = (id: NotificationId): boolean => isBeyond(id, marks.get());
  const isSeen = (id: NotificationId): boolean => !farther(id) || marks.get().single.has(id);
  const asSeen = onePer((row: NotificationRow): NotificationRow => ({ ...row, seen: true }));

  function learn(which: Which): void {
    known = withMarks(known, [which]);
    show();
  }

  function show(): void {
    marks.set(withMarks(known, [...wishes]));
  }

  function keep(): void {
    if (records === null) return;
    const record = JSON.stringify({ upTo: known.upTo, single: [...known.single] });
    if (!storage.write(records.name('seen'), record)) log('warn', 'what was seen could not be kept');
  }

  function readKept(): void {
    if (records === null) return;
    const { upTo, single } = readJsonRecord(storage.read(records.name('seen')));
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
    try {
      if ((await features.load()).has('markers')) await send(moveMarkers({ notifications: id }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The client has ended.
      if (error.reason.kind === 'aborted') return;
      log('warn', 'how far notifications were seen could not be told', error);
      waiting ??= id;
      timer ??= setTimeout(() => void tell(), Math.max(TELL_AGAIN, secondsToWait(error.reason) * 1000));
    }
  }

  /** Shows the marks at once; where the server stores them one by one, undoes those that it refuses. */
  async function mark(all: readonly Which[]): Promise<FailureReason | null> {
    for (const which of all) wishes.add(which);
    show();
    async function one(which: Which): Promise<FailureReason | null> {
      const reason = await failureOf(tellOne(which));
      wishes.delete(which);
      show();
      return reason;
    }
    const { left, reason } = await fewAtOnce(all, one, { atOnce: AT_ONCE });
    for (const which of left) wishes.delete(which);
    if (left.length > 0) show();
    return reason;
  }

  async function tellOne(which: Which): Promise<void> {
    const isKeptThere = (await features.load()).has('notificationsRead');
    if (isKeptThere) await send(readNotifications(which));
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

  // What was seen in one tab is seen in all.
  signs.on('said', (said) => {
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
    isSeen,
    over(rows) {
      const isNews = (row: NotificationRow): boolean => !row.seen && isSeen(row.id);
      return rows.some(isNews) ? rows.map((row) => (isNews(row) ? asSeen(row) : row)) : rows;
    },
    async load() {
      readKept();
      tellsByPlace = !(await features.load()).has('notificationsRead');
      if (!tellsByPlace || !(await places.load())) return;
      // The last marks before the page was closed may not have reached the server.
      const { upTo } = known;
      if (upTo !== null && isBeyond(upTo, { upTo: places.readTo.get().notifications })) settle({ upTo });
    },
    each: (ids) => mark(ids.map((id) => ({ id }))),
    upTo: async (upTo) => (farther(upTo) ? mark([{ upTo }]) : null),
    flush: () => void tell(),
  };
}

function secondsToWait(reason: FailureReason): number {
  return reason.kind === 'http' ? (reason.retryAfter ?? 0) : 0;
}

function isBeyond(id: NotificationId, { upTo }: Pick<Marks, 'upTo'>): boolean {
  return upTo === null || compareIds(id, upTo) > 0;
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

/** Null for a message about something else. */
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
