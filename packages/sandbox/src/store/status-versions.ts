import type { Database } from './database';
import type { MediaRow } from './media';

/** An earlier version of a status. */
export interface VersionRow {
  status_id: string;
  /** From 0, oldest first. */
  version: number;
  content: string;
  spoiler_text: string;
  sensitive: number;
  /** JSON list of the attachments' ids. */
  media_ids: string;
  created_at: number;
}

/** Adds a version after the existing ones. */
export function insertVersion(db: Database, row: Omit<VersionRow, 'version'>): void {
  db.run(
    `insert into status_versions (status_id, version, content, spoiler_text, sensitive, media_ids, created_at)
     select ?, count(*), ?, ?, ?, ?, ? from status_versions where status_id = ?`,
    row.status_id,
    row.content,
    row.spoiler_text,
    row.sensitive,
    row.media_ids,
    row.created_at,
    row.status_id,
  );
}

/** The versions before the current one, oldest first. */
export function findVersions(db: Database, statusId: string): VersionRow[] {
  return db.all<VersionRow>('select * from status_versions where status_id = ? order by version', statusId);
}

/** The attachments of a version, in order. */
export function findVersionMedia(db: Database, version: VersionRow): MediaRow[] {
  return db.all<MediaRow>(
    `select media.* from json_each(?) wanted join media on media.id = wanted.value order by wanted.key`,
    version.media_ids,
  );
}
