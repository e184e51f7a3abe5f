import {
  clearNotifications,
  getNotification,
  isMissingRoute,
  type AccountId,
  type FailureReason,
  type NotificationId,
} from '@linnet/api';
import type { Client } from '../client';
import { fewAtOnce } from '../few-at-once';
import { liveSignsOf } from '../live/live-signs';
import { dismissals, type Dismissal } from './dismissals';
import { failureOf } from './failure-of';
import type { NotificationList } from './notification-list';
import type { NotificationRow } from './notification-row';
import { placeNotifications } from './place-notifications';
import { changeOf, readSaid, type Said } from './said';
import type { SeenMarks } from './seen-marks';
import type { StandingChange } from './standing-changes';

/** Calls that are under way at once. */
const AT_ONCE = 4;

/** Why the server has not put away all that it should, and how many stand there again. */
export interface Undismissed {
  readonly reason: FailureReason;
  readonly count: number;
}

/** What a person does with notifications. Resolves to why it was refused, null when it is done. */
export interface NotificationSteps {
  markSeen(ids: readonly NotificationId[]): Promise<FailureReason | null>;
  markAllSeen(): Promise<FailureReason | null>;
  dismiss(ids: readonly NotificationId[]): Promise<Undismissed | null>;
  /** All of them, for ever. */
  clearAll(): Promise<FailureReason | null>;
  /** Somebody who asked to follow was let in or turned away; what told of it is so too once `tidied` is settled. */
  answered(id: AccountId, accepted: boolean, tidied: Promise<void>): void;
  /** What this one tells was found to be otherwise: the server is asked. */
  doubt(id: NotificationId): void;
}

interface StepsOptions extends Pick<Client, 'send' | 'graph' | 'features'> {
  readonly list: NotificationList;
  readonly seen: SeenMarks;
  /** What the list has may not be what the server has: it has to be asked, down to this one. */
  readonly onDoubt: (downTo?: NotificationId) => void;
}

export function createNotificationSteps({
  list,
  seen,
  send,
  graph,
  features,
  onDoubt,
}: StepsOptions): NotificationSteps {
  const signs = liveSignsOf(graph);
  const rowsNow = (): readonly NotificationRow[] => list.state.get().rows;

  function say(said: Said): void {
    signs.others?.say(said);
  }

  function putBack(change: StandingChange, gone: readonly NotificationRow[]): void {
    change.undo();
    list.change((rows) => placeNotifications(gone, rows)).undo();
  }

  /** It was put away elsewhere before: Mastodon says so, Pleroma forbids it as it forbids much. */
  async function wasGone(
    refusal: FailureReason,
    { call, ids }: Pick<Dismissal, 'call' | 'ids'>,
  ): Promise<boolean> {
    if (refusal.kind !== 'http') return false;
    if (refusal.status === 404) return !isMissingRoute(refusal, call);
    const [id, ...more] = ids;
    if (refusal.status !== 403 || id === undefined || more.length > 0) return false;
    const reason = await failureOf(send(getNotification(id)));
    return reason?.kind === 'http' && (reason.status === 403 || reason.status === 404);
  }

  /** What is left came after all was cleared, or was cleared too before it was known here. */
  function askForWhatIsLeft(): void {
    if (rowsNow().length > 0) onDoubt();
  }

  signs.onSaid((what) => {
    const said = readSaid(what);
    if (said === null) return;
    list.change(changeOf(said)).end();
    if ('clearedUpTo' in said) askForWhatIsLeft();
  });

  return {
    async markSeen(ids) {
      const rows = new Map(rowsNow().map((row) => [row.id, row]));
      return seen.each(ids.filter((id) => rows.get(id)?.seen !== true && !seen.isSeen(id)));
    },
    async markAllSeen() {
      const [newest] = rowsNow();
      return newest === undefined ? null : seen.upTo(newest.id);
    },
    async dismiss(ids) {
      const known = rowsNow().filter(({ id }) => ids.includes(id));
      // Those that keep a mark for each also take several in one call.
      const takesMany = features.loaded.get()?.has('notificationsRead') === true;
      const steps = dismissals(ids, { rows: known, takesMany }).map(({ call, ids: gone, groupKey }) => {
        const said = { gone, groupKey };
        const before = rowsNow();
        const change = list.change(changeOf(said));
        const left = new Set(rowsNow());
        return { call, ids: gone, said, change, rows: before.filter((row) => !left.has(row)) };
      });
      const { left, reason } = await fewAtOnce(
        steps,
        async ({ call, ids: these, said, change }) => {
          const refusal = await failureOf(send(call));
          if (refusal !== null && !(await wasGone(refusal, { call, ids: these }))) return refusal;
          change.end();
          say(said);
          return null;
        },
        { atOnce: AT_ONCE },
      );
      for (const { change, rows } of left) putBack(change, rows);
      if (reason === null) return null;
      if (reason.kind === 'http') onDoubt();
      return { reason, count: left.reduce((sum, step) => sum + step.ids.length, 0) };
    },
    async clearAll() {
      const gone = rowsNow();
      const change = list.change(() => []);
      const refusal = await failureOf(send(clearNotifications()));
      if (refusal !== null) {
        putBack(change, gone);
        return refusal;
      }
      change.end();
      const [newest] = gone;
      if (newest !== undefined) say({ clearedUpTo: newest.id });
      askForWhatIsLeft();
      return null;
    },
    answered(id, accepted, tidied) {
      const said = { answered: id, accepted };
      const standing = list.change(changeOf(said));
      say(said);
      void tidied.finally(() => {
        standing.end();
        // Who asked meanwhile was told how it was before.
        list.change(changeOf(said)).end();
        say(said);
      });
    },
    doubt: (id) => onDoubt(id),
  };
}
