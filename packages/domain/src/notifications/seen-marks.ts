import { readNotifications, type ErrorReason, type NotificationId } from '@linnet/api';
import { createCell } from '../kernel/cell';
import { perClient, type Client } from '../client/client';
import { isPlainObject, readJsonRecord } from '../kernel/json-record';
import { errorOf } from '../kernel/error-of';
import { isAbove } from '../kernel/feed/missed';
import { changeEach, type ChangeRows } from '../kernel/feed/shared-changes';
import { liveHubOf } from '../events/live-hub';
import { readMarkersOf } from '../markers';
import { onePer } from '../kernel/one-per';
import { notificationChangesOf } from './notification-list';
import type { NotificationRow } from './notification-row';
import { isId } from './row-changes';

/** How many single marks are stored beyond the read marker: as many as a list has rows. */
const MAX_SINGLE_MARKS = 500;

interface Marks {
  /** This notification and all older ones are seen. */
  readonly upTo: NotificationId | null;
  /** Seen notifications that are newer than `upTo`. */
  readonly single: ReadonlySet<NotificationId>;
}

/** One mark, as it is sent to the server and to other tabs. */
type Mark = { id: NotificationId } | { upTo: NotificationId };

const nothing: Marks = { upTo: null, single: new Set() };

/** The marks of the viewer, which all lists of notifications share. */
export const seenMarksOf = perClient(createSeenMarks);

/**
 * Which notifications have been seen. Pleroma stores a mark for each notification; other servers store one read marker
 * for all devices, and single marks beyond it are stored on this device.
 */
export function createSeenMarks(client: Client) {
  const { send, features, environment, records, log, graph } = client;
  const changes = notificationChangesOf(client);
  const { storage } = environment;
  const hub = liveHubOf(graph);
  const markers = readMarkersOf(client);
  const marks = createCell(nothing);
  /** False where the server stores a mark for each notification: its read marker is then only the newest of them. */
  let usesMarker = false;

  const addMarks = (more: Marks): void => marks.update((now) => joined(now, more));

  function store(): void {
    if (records === null) return;
    const { upTo, single } = marks.get();
    const record = JSON.stringify({ upTo, single: [...single] });
    if (!storage.write(records.name('seen'), record)) log('warn', 'what was seen could not be stored');
  }

  async function sendMark(mark: Mark): Promise<void> {
    const hasMarkForEach = (await features.load()).has('notificationsRead');
    if (hasMarkForEach) await send(readNotifications(mark));
    addMarks(marksOf(mark));
    if (!hasMarkForEach) {
      store();
      if ('upTo' in mark) markers.readNotifications(mark.upTo);
    }
    hub.otherTabs?.send({ seen: mark });
  }

  /** Resolves to null, or to the error once the refused marks have been undone. */
  async function markAll(all: readonly Mark[]): Promise<ErrorReason | null> {
    const { reason } = await changes.sendAll(
      all.map((mark) => ({ change: withSeen(marksOf(mark)), send: () => errorOf(sendMark(mark)) })),
    );
    return reason;
  }

  // What was seen in one tab is seen in all.
  hub.on('tabMessage', (message) => {
    const seen = isPlainObject(message) ? message['seen'] : null;
    if (isPlainObject(seen)) addMarks(readMarks({ upTo: seen['upTo'], single: [seen['id']] }));
  });

  markers.readTo.subscribe(() => {
    if (usesMarker) addMarks({ ...nothing, upTo: markers.readTo.get().notifications });
  });

  marks.subscribe(changes.setMarks((rows) => withSeen(marks.get())(rows)));

  return {
    isSeen: (id: NotificationId): boolean => isIn(id, marks.get()),
    /** Loads how far the viewer has seen on other devices. */
    async load(): Promise<void> {
      if (records !== null) addMarks(readMarks(readJsonRecord(storage.read(records.name('seen')))));
      usesMarker = !(await features.load()).has('notificationsRead');
      if (!usesMarker || !(await markers.load())) return;
      // The last marks before the page was closed may not have reached the server.
      const { upTo } = marks.get();
      if (upTo !== null && isAbove(upTo, markers.readTo.get().notifications)) markers.readNotifications(upTo);
    },
    markEach: (ids: readonly NotificationId[]) => markAll(ids.map((id) => ({ id }))),
    markUpTo: async (upTo: NotificationId) => (isAbove(upTo, marks.get().upTo) ? markAll([{ upTo }]) : null),
  };
}

const asSeen = onePer((row: NotificationRow): NotificationRow => ({ ...row, seen: true }));

/** Sets `seen` on the rows that have these marks. */
const withSeen = (marks: Marks): ChangeRows<NotificationRow> =>
  changeEach((row) => (!row.seen && isIn(row.id, marks) ? asSeen(row) : row));

function isIn(id: NotificationId, { upTo, single }: Marks): boolean {
  return !isAbove(id, upTo) || single.has(id);
}

function marksOf(mark: Mark): Marks {
  return 'upTo' in mark ? { ...nothing, upTo: mark.upTo } : { ...nothing, single: new Set([mark.id]) };
}

function joined(a: Marks, b: Marks): Marks {
  const upTo = b.upTo !== null && isAbove(b.upTo, a.upTo) ? b.upTo : a.upTo;
  const after = [...a.single, ...b.single].filter((id) => isAbove(id, upTo));
  return { upTo, single: new Set(after.slice(-MAX_SINGLE_MARKS)) };
}

/** Reads marks that were stored, or sent by another tab; invalid ones are left out. */
function readMarks({ upTo, single }: Readonly<Record<string, unknown>>): Marks {
  return {
    upTo: isId<NotificationId>(upTo) ? upTo : null,
    single: new Set(Array.isArray(single) ? single.filter(isId<NotificationId>) : []),
  };
}
