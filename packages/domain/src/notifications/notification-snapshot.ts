import type { Client } from '../client/client';
import type { StoredRowList } from '../kernel/feed/gapless-list';
import { reportTable } from '../reports/report-table';
import { dropWhenOutdated } from '../snapshots/drop-when-outdated';
import { firstFitting, storedRowsOf } from '../snapshots/pick-rows';
import type { StoredRows } from '../snapshots/stored-rows';
import { writeSnapshot } from '../snapshots/write-snapshot';
import type { NotificationList } from './notification-list';
import { peopleIn, statusesIn, type ExtraCounts, type NotificationRow } from './notification-row';
import type { WantedNotifications } from './wanted-notifications';

/** Notifications in a snapshot, at most: some fewer than a page that confirms them, as newer ones come before them. */
const SNAPSHOT_SIZE = 30;

/** The notifications as they were last seen, with the rows of the graph that they need. */
interface NotificationsContent extends StoredRows, StoredRowList<NotificationRow> {
  readonly extras: ExtraCounts;
  /** How they were requested. */
  readonly wanted: string;
  readonly reports: readonly { readonly id: string; readonly state: string }[];
}

type SnapshotNeeds = Pick<Client, 'graph' | 'snapshots'>;

/** How notifications would be requested now. */
const wantedNow = ({ kinds, inGroups = () => false }: WantedNotifications): string =>
  JSON.stringify([kinds(), inGroups()]);

/** Reads the notifications as they were stored, and imports what they name; null where there are none. */
export async function restoreNotifications(
  { graph, snapshots }: SnapshotNeeds,
  wanted: WantedNotifications,
): Promise<(StoredRowList<NotificationRow> & { readonly extras: ExtraCounts }) | null> {
  const note = snapshots.note('notifications');
  if (note === null) return null;
  const content = (await snapshots.read('notifications', note)) as NotificationsContent | null;
  if (content === null || content.wanted !== wantedNow(wanted)) return null;
  snapshots.putRows(content);
  const reports = reportTable(graph);
  for (const row of content.rows) {
    const known = content.reports.find(({ id }) => id === row.report?.id);
    if (row.report !== null && known !== undefined && reports.fact(row.report.id) === undefined)
      reports.put(row.report.id, { state: known.state });
  }
  return content;
}

/** Stores the newest notifications. Resolves with false if there is nothing to store, or no room. */
export async function storeNotifications(
  client: SnapshotNeeds & Pick<Client, 'environment' | 'settings'>,
  list: NotificationList,
  { wanted, extras }: { wanted: WantedNotifications; extras: ExtraCounts },
): Promise<boolean> {
  const { opened, storedAt } = list.state.get();
  // A list that was stored itself says nothing new.
  if (!opened || storedAt !== null || !client.snapshots.isOn()) return false;
  dropWhenOutdated(client);
  const common = { wanted: wantedNow(wanted), extras, savedAt: client.environment.now() };
  const fitting = firstFitting('notifications', contents(client.graph, list, common));
  if (fitting === null) return false;
  const statuses = fitting.content.statuses.map(({ id }) => id);
  return writeSnapshot(client, 'notifications', { text: fitting.text, note: { statuses } });
}

/** The newest notifications with their rows, ever fewer. */
function* contents(
  graph: Client['graph'],
  list: NotificationList,
  common: Pick<NotificationsContent, 'wanted' | 'extras' | 'savedAt'>,
): Iterable<NotificationsContent> {
  const { rows: all, ended } = list.state.get();
  for (let size = SNAPSHOT_SIZE; size > 0; size -= 5) {
    const rows = all.slice(0, size);
    const last = rows.at(-1);
    if (last === undefined) return;
    const stored = storedRowsOf(graph, rows.flatMap(statusesIn), rows.flatMap(peopleIn));
    const ids = rows.flatMap(({ report }) => report?.id ?? []);
    yield {
      ...common,
      ...stored,
      rows,
      older: ended && rows.length === all.length ? null : { max_id: last.id },
      reports: ids.flatMap((id) => {
        const state = reportTable(graph).get(id)?.state;
        return state === undefined ? [] : { id, state };
      }),
    };
  }
}

/**
 * Drops what is stored when one of the rows was dismissed, marked as seen or changed, and when the server has answered:
 * what was wrong once is not shown a second time.
 */
export function dropWhenChanged({ snapshots }: SnapshotNeeds, { state }: NotificationList): void {
  let before = state.get();
  state.subscribe(() => {
    const now = state.get();
    const seen = new Map(now.rows.map((row) => [row.id, row.seen]));
    const isChanged =
      before.rows !== now.rows && before.rows.some(({ id, seen: was }) => seen.get(id) !== was);
    if (isChanged || (before.storedAt !== null && now.storedAt === null)) snapshots.drop('notifications');
    before = now;
  });
}
