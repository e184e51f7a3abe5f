import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database';
import { groupBy } from './statuses';

/** An uploaded file. It can be attached to several statuses, as on the real server. */
export interface MediaRow {
  id: number;
  account_id: string;
  /** Relative to the root of this server: `/media/….png`. */
  file: string;
  mime_type: string;
  description: string;
  /** The name of the file, where it is stored apart from the description. */
  name: string | null;
  blurhash: string | null;
  width: number | null;
  height: number | null;
  /** The address of the file on the author's server; null for files of this one. */
  remote_url: string | null;
}

/** The columns that describe a file. */
export type MediaFacts = Omit<MediaRow, 'id' | 'account_id' | 'name' | 'remote_url'> &
  Partial<Pick<MediaRow, 'name' | 'remote_url'>>;

interface NewMedia extends MediaFacts {
  account_id: string;
  /** Null for a file that is not attached yet. */
  status_id: string | null;
  position: number;
}

/** Inserts a file's row, attaches it when there is a status, and returns its id. */
export function insertMedia(db: Database, row: NewMedia): number {
  const id = db.run(
    `insert into media (account_id, file, mime_type, description, name, blurhash, width, height, remote_url)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.account_id,
    row.file,
    row.mime_type,
    row.description,
    row.name ?? null,
    row.blurhash,
    row.width,
    row.height,
    row.remote_url ?? null,
  ).lastId;
  if (row.status_id !== null) attach(db, { statusId: row.status_id, position: row.position, mediaId: id });
  return id;
}

interface Attachment {
  statusId: string;
  position: number;
  mediaId: number;
}

function attach(db: Database, { statusId, position, mediaId }: Attachment): void {
  db.run(
    'insert into status_media (status_id, position, media_id) values (?, ?, ?)',
    statusId,
    position,
    mediaId,
  );
}

export function findMediaById(db: Database, id: string): MediaRow | undefined {
  return /^\d{1,15}$/.test(id) ? db.one<MediaRow>('select * from media where id = ?', Number(id)) : undefined;
}

/** The account's own files among `ids`, in that order; others are left out. */
export function findOwnMedia(db: Database, accountId: string, ids: string[]): MediaRow[] {
  const rows = db.all<MediaRow>(
    `select * from media where account_id = ?
     and id in (select cast(value as integer) from json_each(?))`,
    accountId,
    JSON.stringify(ids),
  );
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Replaces the attachments of a status by these, in this order. */
export function attachMedia(db: Database, statusId: string, media: MediaRow[]): void {
  db.run('delete from status_media where status_id = ?', statusId);
  media.forEach(({ id }, position) => attach(db, { statusId, position, mediaId: id }));
}

export function setDescription(db: Database, id: number, description: string): void {
  db.run('update media set description = ? where id = ?', description, id);
}

export function findMedia(db: Database, statusIds: string[]): Map<string, MediaRow[]> {
  const rows = db.all<MediaRow & { status_id: string }>(
    `select media.*, status_media.status_id as status_id from status_media
     join media on media.id = status_media.media_id
     where status_media.status_id in (select value from json_each(?))
     order by status_media.status_id, status_media.position`,
    JSON.stringify(statusIds),
  );
  return groupBy(
    rows,
    (row) => row.status_id,
    (row) => row,
  );
}

const UPLOAD_PATH = /^\/media\/([0-9a-f]{64}\.[a-z0-9]{1,16})$/;

/** The extension of a file name, or the end of the name when it has no dots. */
const EXTENSION = /([a-z0-9]{1,16})$/;

/** Uploaded files, named by a digest of their content: equal files are stored once. */
export class Uploads {
  readonly #dir: string | null;
  readonly #files = new Map<string, Buffer>();

  /** `null` keeps the files in memory. */
  constructor(dataDir: string | null) {
    this.#dir = dataDir === null ? null : join(dataDir, 'media');
  }

  /** Stores a file and returns the path that serves it. The extension is that of the name, whatever the content. */
  store(bytes: Buffer, fileName: string): string {
    const extension = EXTENSION.exec(fileName.toLowerCase())?.[1] ?? 'blob';
    const name = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
    if (this.#dir === null) this.#files.set(name, bytes);
    else {
      mkdirSync(this.#dir, { recursive: true });
      const path = join(this.#dir, name);
      if (!existsSync(path)) writeFileSync(path, bytes);
    }
    return `/media/${name}`;
  }

  /** The bytes of a stored file; null for any other path. */
  read(path: string): Buffer | null {
    const name = UPLOAD_PATH.exec(path)?.[1];
    if (name === undefined) return null;
    if (this.#dir === null) return this.#files.get(name) ?? null;
    const file = join(this.#dir, name);
    return existsSync(file) ? readFileSync(file) : null;
  }
}
