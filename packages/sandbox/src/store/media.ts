import type { Database } from './database';
import { groupBy } from './statuses';

export interface MediaRow {
  id: number;
  account_id: string;
  status_id: string | null;
  position: number;
  file: string;
  mime_type: string;
  description: string;
  blurhash: string | null;
  width: number | null;
  height: number | null;
}

export function insertMedia(db: Database, row: Omit<MediaRow, 'id'>): number {
  return db.run(
    `insert into media (account_id, status_id, position, file, mime_type, description, blurhash, width, height)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.account_id,
    row.status_id,
    row.position,
    row.file,
    row.mime_type,
    row.description,
    row.blurhash,
    row.width,
    row.height,
  ).lastId;
}

/** The account's own, not yet attached media among `ids`, in that order; others are left out. */
export function findFreeMedia(db: Database, accountId: string, ids: string[]): MediaRow[] {
  const rows = db.all<MediaRow>(
    `select * from media where account_id = ? and status_id is null
     and id in (select cast(value as integer) from json_each(?))`,
    accountId,
    JSON.stringify(ids),
  );
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function attachMedia(db: Database, statusId: string, media: MediaRow[]): void {
  media.forEach((row, position) => {
    db.run('update media set status_id = ?, position = ? where id = ?', statusId, position, row.id);
  });
}

export function findMedia(db: Database, statusIds: string[]): Map<string, MediaRow[]> {
  const rows = db.all<MediaRow & { status_id: string }>(
    'select * from media where status_id in (select value from json_each(?)) order by status_id, position',
    JSON.stringify(statusIds),
  );
  return groupBy(
    rows,
    (row) => row.status_id,
    (row) => row,
  );
}
