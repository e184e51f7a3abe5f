import type { ErrorReason, NotificationId } from '@linnet/api';
import type { Client } from '../client/client';
import { liveHubOf } from '../events/live-hub';
import { createStreamWatch } from '../events/stream-watch';
import { atMost } from '../kernel/at-most';
import { cellUntil } from '../kernel/cell';
import { errorOf } from '../kernel/error-of';
import { lowestOf } from '../kernel/feed/ids';
import { justNow, STREAM_TRUST_MS } from '../kernel/just-now';
import { createPolling, lastPoll } from '../kernel/resource/polling';
import { reportTable } from '../reports/report-table';
import type { NotificationList } from './notification-list';
import type { NotificationRow } from './notification-row';

/** Milliseconds between two polls while no stream sends what is new. */
const POLL_INTERVAL_MS = 10_000;
/** Milliseconds to wait for a stream that is about to be opened while a stored list is on screen. */
const MAX_STREAM_WAIT_MS = 3000;
/** How many of the newest rows are searched for open reports, which other staff may close. */
const REPORT_SEARCH_ROWS = 40;

/** Polls for notifications while the stream is not complete, and for what no stream sends: seen marks and closed reports. */
interface NotificationPolling {
  /** Polls until the returned function is called. */
  begin(): () => void;
  /** Fetches what is newer. */
  catchUp(): Promise<ErrorReason | null>;
  /**
   * Compares the unseen rows with the server's as soon as possible, and all rows down to this one, which may have been
   * seen or dismissed elsewhere.
   */
  compare(downTo?: NotificationId): void;
  /** Loads the list again as soon as possible, as other kinds are wanted than before. */
  reload(): void;
  /** Called with the result of any other request: no poll is sent during a pause that the server asks for in it. */
  noteResult(reason: ErrorReason | null): void;
  /** Called when the list has been loaded again. */
  onLoaded(): void;
}

/** What the next poll has to do. */
interface Task {
  /** Answers that were requested before this time are not used, in milliseconds since 1970. */
  readonly asOf: number;
  /** Whether all unseen rows are compared with the server; false if that was done a moment ago. */
  readonly isThorough: boolean;
  /** Compares the rows down to these ids, too. */
  readonly downTo: readonly NotificationId[];
  readonly isReload: boolean;
}

const nothing: Task = { asOf: 0, isThorough: false, downTo: [], isReload: false };

interface PollingOptions extends Pick<Client, 'graph' | 'session' | 'log' | 'live'> {
  readonly list: NotificationList;
  /** Resolves when the list as it was stored is shown, if there is one. */
  readonly restored: Promise<void>;
  readonly loadMarks: () => Promise<void>;
  /** Called with the result of each poll. */
  readonly onResult: (reason: ErrorReason | null) => void;
}

export function createNotificationPolling(options: PollingOptions): NotificationPolling {
  const { graph, session, log, live, list, onResult } = options;
  const hub = liveHubOf(graph);
  const stream = createStreamWatch(graph);
  let isFollowed = false;
  /** Null while the stream sends everything. */
  let task: Task | null = { ...nothing, isThorough: true };
  /** When all unseen rows were last compared with those of the server. */
  let comparedAt = -Infinity;

  const polling = createPolling({
    intervalMs: POLL_INTERVAL_MS,
    attention: hub.isVisible,
    async poll() {
      if (session.state.get().state !== 'signed-in') return null;
      return task === null ? pollMarks() : runTask(task);
    },
  });

  const wasCompared = (): boolean => Math.abs(Date.now() - comparedAt) < STREAM_TRUST_MS;
  const unseen = (): readonly NotificationRow[] => list.state.get().rows.filter(({ seen }) => !seen);
  const isOpenReport = ({ report }: NotificationRow): boolean =>
    report !== null && reportTable(graph).get(report.id)?.state === 'open';

  async function request(
    asOf: number,
    send: (asOf: number) => Promise<ErrorReason | null>,
  ): Promise<ErrorReason | null> {
    const error = await stream.request(asOf, send);
    onResult(error);
    return error;
  }

  async function loadMarks(): Promise<void> {
    const reason = await errorOf(options.loadMarks());
    if (reason !== null) log('warn', 'the marks of seen notifications could not be loaded', reason);
  }

  /** Polls for what was seen or handled elsewhere, while something is unseen here or has to be handled. */
  async function pollMarks(): Promise<ErrorReason | null> {
    const before = unseen().length;
    const downTo = list.state.get().rows.slice(0, REPORT_SEARCH_ROWS).findLast(isOpenReport)?.id;
    if (before === 0 && downTo === undefined && stream.isComplete()) return null;
    const since = lastPoll(POLL_INTERVAL_MS);
    if (before > 0) await loadMarks();
    const error = await request(since, (asOf) => list.catchUp({ asOf, downTo }));
    const remaining = unseen().length;
    // When the viewer has seen the newer ones elsewhere, they may have seen older ones too.
    if (error === null && remaining > 0 && remaining < before) compare();
    return error;
  }

  async function runTask(current: Task): Promise<ErrorReason | null> {
    const { isThorough, isReload } = current;
    task = null;
    // Marks are loaded first, so that nothing that was seen elsewhere is shown as unseen for a moment.
    await loadMarks();
    const lowerRows = current.downTo.map((id) => ({ id }));
    const downTo =
      lowestOf<NotificationId>(isThorough ? [...lowerRows, ...unseen()] : lowerRows) ?? undefined;
    const startedAt = Date.now();
    const error = await request(current.asOf, (asOf) =>
      isReload ? list.load() : list.catchUp({ asOf, downTo, isThorough }),
    );
    if (error !== null) task = joined(task, current);
    else if (isThorough) comparedAt = startedAt;
    return error;
  }

  /** Adds to what the next poll does, and polls as soon as the server allows it, if the list is in use. */
  function add(more: Partial<Task>): void {
    task = joined(task, { ...nothing, ...more });
    if (isFollowed) polling.now();
  }

  function catchUpSince(asOf: number): void {
    add({ asOf, isThorough: !wasCompared() });
  }

  /** Waits for a stream that is about to be opened: what came before it is missing in an earlier answer. */
  async function catchUpWithStream(): Promise<void> {
    task = joined(task, { ...nothing, asOf: justNow(), isThorough: !wasCompared() });
    const begin = (): void => void (isFollowed && task !== null && polling.now());
    if (!live.isStreamAwaited.get()) return begin();
    const settled = cellUntil(live.isStreamAwaited, (isAwaited) => !isAwaited);
    await options.restored;
    // Nobody waits for a stream with nothing to read.
    if (list.state.get().opened) await atMost(MAX_STREAM_WAIT_MS, settled);
    begin();
  }

  function compare(downTo?: NotificationId): void {
    add({ asOf: Date.now(), isThorough: true, downTo: downTo === undefined ? [] : [downTo] });
  }

  return {
    begin() {
      isFollowed = true;
      void catchUpWithStream();
      const { state } = list;
      const ends = [
        hub.on('notification', (notification) => list.receive(notification, stream.isComplete())),
        stream.follow({
          onOpen: (asOf) => void (state.get().opened && catchUpSince(asOf)),
          onWake() {
            // No stream sends what was dismissed elsewhere; but switching between tabs must cause few requests.
            if (state.get().opened && !(stream.isComplete() && wasCompared())) catchUpSince(justNow());
          },
        }),
      ];
      return () => {
        isFollowed = false;
        polling.stop();
        for (const end of ends) end();
      };
    },
    catchUp: () => request(Date.now(), (asOf) => list.catchUp({ asOf })),
    compare,
    reload() {
      const { opened, storedAt, loading } = list.state.get();
      // The request that confirms a stored list is still to come.
      const isRequested = storedAt === null || loading !== null;
      if (opened && isRequested) add({ isReload: true });
    },
    noteResult: polling.noteResult,
    onLoaded: () => void (task &&= { ...task, isReload: false }),
  };
}

function joined(a: Task | null, b: Task): Task {
  if (a === null) return b;
  return {
    asOf: Math.max(a.asOf, b.asOf),
    isThorough: a.isThorough || b.isThorough,
    downTo: [...a.downTo, ...b.downTo],
    isReload: a.isReload || b.isReload,
  };
}
