import type { FailureReason } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { onePer } from '../one-per';
import { createNotificationList } from './notification-list';
import type { NotificationListState } from './notification-list-state';
import { createNotificationLooks } from './notification-looks';
import type { NotificationRow } from './notification-row';
import { createNotificationSteps, type NotificationSteps } from './notification-steps';
import { without } from './row-changes';
import { createSeenMarks } from './seen-marks';
import { wantedNotifications } from './wanted-notifications';

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
  const { graph, notices } = client;
  const seen = createSeenMarks(client);
  const wanted = wantedNotifications(client);
  const list = createNotificationList(client, wanted);
  const state = createCell(list.state.get());
  let followers = 0;
  let end: (() => void) | undefined;
  let isTold = false;
  const marked = onePer((row: NotificationRow): NotificationRow => ({ ...row, seen: true }));

  function show(): void {
    const now = list.state.get();
    const rows = now.rows.map(withMark);
    state.set({ ...now, rows: rows.every((row, at) => row === now.rows[at]) ? now.rows : rows });
  }

  function withMark(row: NotificationRow): NotificationRow {
    return row.seen || !seen.isSeen(row.id) ? row : marked(row);
  }

  /** One trouble is told once, however often it is tried again. */
  function tell(reason: FailureReason | null): FailureReason | null {
    const isNew = reason !== null && !isTold;
    isTold = reason !== null;
    if (isNew) notices.add({ level: 'error', key: 'notifications.error', reason, lasts: NOTICE_LASTS });
    return reason;
  }

  const lowestUnseen = () => state.get().rows.findLast((row) => !row.seen)?.id;
  const looks = createNotificationLooks({ ...client, list, seen, lowestUnseen, tell });

  list.state.subscribe(show);
  seen.marks.subscribe(show);
  // As the server does: what was said about a post goes with it.
  graph.statuses.watch((id, before) => {
    if (before?.deleted === true || graph.statuses.get(id)?.deleted !== true) return;
    list.change(without(({ statusId }) => statusId === id)).end();
  });
  wanted.onChange(() => void (list.state.get().opened && looks.beOther()));

  /** Asked by the person. */
  async function asked(asking: Promise<FailureReason | null>): Promise<FailureReason | null> {
    const reason = tell(await asking);
    looks.heard(reason);
    return reason;
  }

  return {
    state,
    async load() {
      isTold = false;
      looks.loaded();
      return asked(list.load());
    },
    loadOlder: () => asked(list.loadOlder()),
    catchUp: async () => void (await looks.look()),
    follow() {
      followers += 1;
      end ??= looks.begin();
      return () => {
        followers -= 1;
        if (followers > 0) return;
        end?.();
        end = undefined;
      };
    },
    ...createNotificationSteps({ ...client, list, seen, onDoubt: looks.owe }),
    flush: seen.flush,
    clear() {
      isTold = false;
      seen.clear();
      list.clear();
      looks.forget();
    },
  };
}
