import type { ErrorReason, NotificationId } from '@linnet/api';
import type { Client } from '../client/client';
import { liveHubOf } from '../events/live-hub';
import { createStreamWatch } from '../events/stream-watch';
import { streamSettled } from '../kernel/at-most';
import { orLog } from '../kernel/error-of';
import { lowestOf } from '../kernel/feed/ids';
import { justNow, STREAM_TRUST_MS } from '../kernel/just-now';
import { createPolling, lastPoll } from '../kernel/resource/polling';
import { reportTable } from '../reports/report-table';
import type { NotificationList } from './notification-list';
import type { NotificationRow } from './notification-row';

/** Milliseconds between two polls while no stream sends what is new. */
const POLL_INTERVAL_MS = 10_000;
/** How many of the newest rows are searched for open reports, which other staff may close. */
const REPORT_SEARCH_ROWS = 40;

/** What the next poll has to do. */
interface Task {
  /** Answers that were requested before this time are not used, in milliseconds since 1970. */
  readonly asOf: number;
  /** Whether all unseen rows are compared with the server; false if that was done a moment ago. */
  readonly isThorough: boolean;
  /** These are compared too, and all above them. */
  readonly downTo: readonly { readonly id: NotificationId }[];
  readonly isReload: boolean;
}

const nothing: Task = { asOf: 0, isThorough: false, downTo: [], isReload: false };

interface PollingOptions {
  readonly list: NotificationList;
  readonly loadMarks: () => Promise<void>;
  /** Called with the result of each poll. */
  readonly onResult: (reason: ErrorReason | null) => void;
}

/** Polls for notifications while the stream is not complete, and for what no stream sends: seen marks and closed reports. */
export function createNotificationPolling(
  { graph, session, log, live }: Client,
  { list, loadMarks, onResult }: PollingOptions,
) {
  const hub = liveHubOf(graph);
  const stream = createStreamWatch(graph);
  /** Resolves when the list as it was stored is shown, if there is one. */
  const restored = list.restore();
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

  const refreshMarks = () =>
    orLog(loadMarks(), log, ['warn', 'the marks of seen notifications could not be loaded']);

  /** Polls for what was seen or handled elsewhere, while something is unseen here or has to be handled. */
  async function pollMarks(): Promise<ErrorReason | null> {
    const before = unseen().length;
    const downTo = list.state.get().rows.slice(0, REPORT_SEARCH_ROWS).findLast(isOpenReport)?.id;
    if (before === 0 && downTo === undefined && stream.isComplete()) return null;
    const since = lastPoll(POLL_INTERVAL_MS);
    if (before > 0) await refreshMarks();
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
    await refreshMarks();
    const downTo =
      lowestOf<NotificationId>([...current.downTo, ...(isThorough ? unseen() : [])]) ?? undefined;
    const startedAt = Date.now();
    const error = await request(current.asOf, (asOf) =>
      isReload ? list.load() : list.catchUp({ asOf, downTo, isThorough }),
    );
    if (error !== null) add(current);
    else if (isThorough) comparedAt = startedAt;
    return error;
  }

  /** Adds to what the next poll does. */
  function add({ asOf = 0, isThorough = false, downTo = [], isReload = false }: Partial<Task>): void {
    const now = task ?? nothing;
    task = {
      asOf: Math.max(now.asOf, asOf),
      isThorough: now.isThorough || isThorough,
      downTo: [...now.downTo, ...downTo],
      isReload: now.isReload || isReload,
    };
  }

  /** Does this as soon as the server allows it, once the list is followed. */
  function run(more: Partial<Task>): void {
    add(more);
    polling.soon();
  }

  /** What may have been missed since. */
  const missedSince = (asOf: number) => ({ asOf, isThorough: !wasCompared() });

  /** Waits for a stream that is about to be opened: what came before it is missing in an earlier answer. */
  async function catchUpWithStream(): Promise<void> {
    add(missedSince(justNow()));
    if (live.isStreamAwaited.get()) {
      await restored;
      // Nobody waits for a stream with nothing to read.
      if (list.state.get().opened) await streamSettled(live.isStreamAwaited);
    }
    if (task !== null) polling.soon();
  }

  /**
   * Compares the unseen rows with the server's as soon as possible, and all rows down to this one, which may have been
   * seen or dismissed elsewhere.
   */
  function compare(downTo?: NotificationId): void {
    run({ asOf: Date.now(), isThorough: true, downTo: downTo === undefined ? [] : [{ id: downTo }] });
  }

  return {
    compare,
    /** Polls until the returned function is called. */
    begin(): () => void {
      polling.start();
      void catchUpWithStream();
      const { state } = list;
      const ends = [
        hub.on('notification', (notification) => list.receive(notification, stream.isComplete())),
        stream.follow({
          onOpen: (asOf) => void (state.get().opened && run(missedSince(asOf))),
          onWake() {
            // No stream sends what was dismissed elsewhere; but switching between tabs must cause few requests.
            if (state.get().opened && !(stream.isComplete() && wasCompared())) run(missedSince(justNow()));
          },
        }),
      ];
      return () => {
        polling.stop();
        for (const end of ends) end();
      };
    },
    /** Fetches what is newer. */
    async catchUp(): Promise<void> {
      await request(Date.now(), (asOf) => list.catchUp({ asOf }));
    },
    /** Loads the list again as soon as possible, as other kinds are wanted than before. */
    reload(): void {
      const { opened, storedAt, loading } = list.state.get();
      // The request that confirms a stored list is still to come.
      const isRequested = storedAt === null || loading !== null;
      if (opened && isRequested) run({ isReload: true });
    },
    /** Called with the result of any other request: no poll is sent during a pause that the server asks for in it. */
    noteResult: polling.noteResult,
    /** Loads the list again at once. */
    load() {
      task &&= { ...task, isReload: false };
      return list.load();
    },
  };
}
