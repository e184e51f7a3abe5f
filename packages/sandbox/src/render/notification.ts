import type { WireNotification } from '@linnet/api/wire';
import type { Here } from '../server/here';
import { findAccounts } from '../store/accounts';
import type { NotificationRow } from '../store/notifications';
import { renderAccount } from './account';
import type { Reader } from './reader';
import { renderStatuses } from './status';
import { wireTime } from './time';

const HAS_STATUS = new Set(['mention', 'favourite', 'reblog', 'status', 'poll', 'update']);

/** Notifications of the reader, in the order given; those whose actor or status is gone are left out. */
export function renderNotifications(here: Here, rows: NotificationRow[], reader: Reader): WireNotification[] {
  const accounts = findAccounts(
    here.db,
    rows.map((row) => row.from_account_id),
  );
  const statusIds = [...new Set(rows.flatMap((row) => row.status_id ?? []))];
  const statuses = new Map(renderStatuses(here, statusIds, reader).map((status) => [status.id, status]));
  return rows.flatMap((row): WireNotification[] => {
    const actor = accounts.get(row.from_account_id);
    if (!actor) return [];
    const notification: WireNotification = {
      id: String(row.id),
      group_key: `ungrouped-${row.id}`,
      type: row.type,
      created_at: wireTime(row.created_at),
      account: renderAccount(here, actor, reader.account),
      pleroma: { is_muted: false, is_seen: row.seen === 1 },
    };
    if (!HAS_STATUS.has(row.type)) return [notification];
    const status = row.status_id === null ? undefined : statuses.get(row.status_id);
    return status ? [{ ...notification, status }] : [];
  });
}
