import type { ReportId } from '@linnet/api';
import type { Client } from '../client/client';
import type { StoredRowList } from '../kernel/feed/gapless-list';
import { reportTable } from '../reports/report-table';
import { dropWhenOutdated } from '../snapshots/drop-when-outdated';
import { largestFitting, storedRowsOf } from '../snapshots/pick-rows';
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
  readonly reports: readonly { readonly id: ReportId; readonly state: string }[];
}

/** How notifications would be requested now. */
const wantedNow = ({ kinds, inGroups }: WantedNotifications): string => JSON.stringify([kinds(), inGroups()]);

/** Reads the notifications as they were stored, and imports what they name; null where there are none. */
export async function restoreNotifications(
  { graph, snapshots }: Client,
  wanted: WantedNotifications,
): Promise<NotificationsContent | null> {
  const note = snapshots.note('notifications');
  if (note === null) return null;
  const content = (await snapshots.read('notifications', note)) as NotificationsContent | null;
  if (content === null || content.wanted !== wantedNow(wanted)) return null;
  snapshots.putRows(content);
  const table = reportTable(graph);
  for (const { id, state } of content.reports) if (table.fact(id) === undefined) table.put(id, { state });
  return content;
}

/** Stores the newest notifications. Resolves with false if there is nothing to store, or no room. */
export async function storeNotifications(
  client: Client,
  list: NotificationList,
  { wanted, extras }: { wanted: WantedNotifications; extras: ExtraCounts },
): Promise<boolean> {
  const { graph, snapshots, environment } = client;
  const { opened, storedAt, rows: all, ended } = list.state.get();
  // A list that was stored itself says nothing new.
  if (!opened || storedAt !== null || !snapshots.isOn()) return false;
  dropWhenOutdated(client);
  const common = { wanted: wantedNow(wanted), extras, savedAt: environment.now() };
  const fitting = largestFitting('notifications', SNAPSHOT_SIZE, (size): NotificationsContent | null => {
    const rows = all.slice(0, size);
    const last = rows.at(-1);
    if (last === undefined) return null;
    const reports = rows.flatMap(({ report }) => {
      const known = report && reportTable(graph).get(report.id);
      return report && known ? { id: report.id, state: known.state } : [];
    });
    const older = ended && rows.length === all.length ? null : { max_id: last.id };
    const stored = storedRowsOf(graph, rows.flatMap(statusesIn), rows.flatMap(peopleIn));
    return { ...common, ...stored, rows, older, reports };
  });
  if (fitting === null) return false;
  const statuses = fitting.content.statuses.map(({ id }) => id);
  return writeSnapshot(client, 'notifications', { text: fitting.text, note: { statuses } });
}

/**
 * Drops what is stored when one of the rows was dismissed, marked as seen or changed, and when the server has answered:
 * what was wrong once is not shown a second time.
 */
export function dropWhenChanged({ snapshots }: Client, { state }: NotificationList): void {
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
