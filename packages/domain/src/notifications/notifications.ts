import type { FailureReason } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { liveSignsOf } from '../live/live-signs';
import { onePer } from '../one-per';
import { createRounds } from '../rounds/rounds';
import { SOONER } from '../rounds/sooner';
import { failureOf } from './failure-of';
import { createNotificationList } from './notification-list';
import type { NotificationListState } from './notification-list-state';
import type { NotificationRow } from './notification-row';
import { createNotificationSteps, type NotificationSteps } from './notification-steps';
import { createSeenMarks } from './seen-marks';
import { wantedNotifications } from './wanted-notifications';

/** Milliseconds between two looks at the server while nothing tells of what is new. */
const LOOK_EVERY = 10_000;
const NOTICE_LASTS = 5000;

/** What a member is told, and what they have seen of it. */
export interface Notifications extends NotificationSteps {
  state: Pick<Cell<NotificationListState>, 'get' | 'subscribe'>;
  /** Keeps them up to date until the returned function is called. */
  follow(): () => void;
  load(): Promise<FailureReason | null>;
  loadOlder(): Promise<FailureReason | null>;
  catchUp(): Promise<void>;
  /** Tells what was seen at once: the page may be left. */
  flush(): void;
  clear(): void;
}

export function createNotifications(client: Client): Notifications {
  const { graph, session, notices, send } = client;
  const signs = liveSignsOf(graph);
  const seen = createSeenMarks(client);
  const wanted = wantedNotifications(client);
  const list = createNotificationList(client, wanted);
  const state = createCell(list.state.get());
  let followers = 0;
  let end: (() => void) | undefined;
  let isTold = false;
  /** The stream has told all that there was since the list was brought up to date. */
  let isUnbroken = false;
  let latest = {};
  const marked = onePer((row: NotificationRow): NotificationRow => ({ ...row, seen: true }));

  function show(): void {
    const now = list.state.get();
    const rows = now.rows.map(withMark);
    state.set({ ...now, rows: rows.every((row, at) => row === now.rows[at]) ? now.rows : rows });
  }

  function withMark(row: NotificationRow): NotificationRow {
    return row.seen || !seen.isSeen(row.id) ? row : marked(row);
  }

  list.state.subscribe(show);
  seen.marks.subscribe(show);
  // As the server does: what was said about a post goes with it.
  graph.statuses.watch((id, before) => {
    if (before?.deleted === true || graph.statuses.get(id)?.deleted !== true) return;
    const isAbout = (row: NotificationRow): boolean => row.statusId === id;
    list.change((rows) => (rows.some(isAbout) ? rows.filter((row) => !isAbout(row)) : rows)).end();
  });
  wanted.onChange(() => void (list.state.get().opened && load()));

  /** One trouble is told once, however often it is tried again. */
  function tell(reason: FailureReason | null): FailureReason | null {
    const isNew = reason !== null && !isTold;
    isTold = reason !== null;
    if (isNew) notices.add({ level: 'error', key: 'notifications.error', reason, lasts: NOTICE_LASTS });
    return reason;
  }

  const load = async () => {
    isTold = false;
    return tell(await list.load());
  };
  const catchUp = async () => void (await look());

  const rounds = createRounds({
    every: LOOK_EVERY,
    attention: signs.attention,
    async look() {
      if (session.state.get().state !== 'member' || isUnbroken) return null;
      return look(LOOK_EVERY - SOONER);
    },
  });

  /** What the stream told is whole from the answer on to a question that was asked while it was heard. */
  async function look(within?: number): Promise<FailureReason | null> {
    const own = (latest = {});
    const isHeard = signs.hears.get();
    const failure = tell(await list.catchUp(isHeard ? undefined : within));
    if (own === latest) isUnbroken = isHeard && failure === null;
    return failure;
  }

  /** Nothing is replayed: what happened before the stream was granted is asked for. */
  function hear(): void {
    latest = {};
    isUnbroken = false;
    if (signs.hears.get() && list.state.get().opened) void look();
  }

  function begin(): () => void {
    if (session.state.get().state === 'member') void start();
    rounds.start();
    const ends = [
      signs.onNotification((notification) => list.receive(notification, isUnbroken)),
      signs.hears.subscribe(hear),
      signs.onWake(() => void (list.state.get().opened && start())),
    ];
    return () => {
      rounds.stop();
      for (const stop of ends) stop();
    };
  }

  async function start(): Promise<void> {
    // First, so that nothing that was shown before stands out as new for a moment.
    const reason = await failureOf(seen.load());
    if (reason !== null) client.log('warn', 'what was seen is not known', reason);
    await catchUp();
  }

  return {
    state,
    load,
    loadOlder: async () => tell(await list.loadOlder()),
    catchUp,
    follow() {
      followers += 1;
      end ??= begin();
      return () => {
        followers -= 1;
        if (followers > 0) return;
        end?.();
        end = undefined;
      };
    },
    ...createNotificationSteps({ list, seen, send }),
    flush: seen.flush,
    clear() {
      isTold = false;
      isUnbroken = false;
      latest = {};
      seen.clear();
      list.clear();
      // Whoever reads now is told things of their own.
      if (followers > 0 && session.state.get().state === 'member') queueMicrotask(() => void start());
    },
  };
}
