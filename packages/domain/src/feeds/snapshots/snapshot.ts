import type { Account, Cursor, Poll, Relationship, StatusId } from '@linnet/api';
import type { Environment, RecordStorage } from '../../kernel/environment';
import { homeServer, serverRecord } from '../../kernel/records';
import { readJsonRecord } from '../../kernel/json-record';
import type { Graph } from '../../graph/graph';
import type { StatusRow } from '../../graph/rows';
import type { Table } from '../../graph/table';
import type { Settings } from '../../settings/settings';
import { feedKey, type FeedSource } from '../feed-source';
import { isSameView, type FeedView } from '../feed-view';

/** Statuses in a snapshot, at most. */
export const SNAPSHOT_SIZE = 40;

/** Where the viewer was reading: a status, and the distance of its top from that of the window, in pixels. */
export interface ReadPosition {
  readonly id: string;
  readonly offset: number;
}

/**
 * What is noted of a snapshot in a record of its own. The record can be read and removed at once, the snapshot cannot:
 * without its note, or with another one, a snapshot is not used.
 */
export interface SnapshotNote {
  /** The build that stored it: no other reads it. */
  readonly build: string;
  /** Key of the feed. */
  readonly feed: string;
  readonly checksum: string;
  /** The statuses, newest first. */
  readonly ids: readonly StatusId[];
  /** `max_id` of the page that begins with the first of them. */
  readonly start: string;
  /** Null at the top of the timeline. */
  readonly position: ReadPosition | null;
}

/** A note as it is read here: its position is read by the start script. */
type StoredNote = Omit<SnapshotNote, 'position'>;

/** The content of a snapshot: the rows of the graph that its statuses need, and how they were requested. */
export interface SnapshotContent {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly view: FeedView;
  readonly withMuted: boolean;
  readonly older: Cursor | null;
  readonly statuses: readonly StatusRow[];
  readonly accounts: readonly Account[];
  readonly polls: readonly Poll[];
  /** Those of muted accounts: their posts are folded from the first moment. */
  readonly relationships: readonly Relationship[];
}

/** How a feed would be requested now. */
export type SnapshotRequest = Pick<SnapshotContent, 'view' | 'withMuted'>;

export interface LoadedSnapshot extends Pick<SnapshotContent, 'savedAt' | 'older'> {
  readonly ids: readonly StatusId[];
}

export interface StoredSnapshot {
  /** Imports the statuses. Null if the snapshot is missing or damaged, or was requested otherwise. */
  load(request: SnapshotRequest): Promise<LoadedSnapshot | null>;
}

/**
 * Of each viewer one timeline as it was last seen, kept on this device: home of an account, of a visitor the public
 * timeline that they read.
 */
export interface Snapshots {
  /** The snapshot of a feed that holds the status `at`, or any; null if there is none. */
  find(source: FeedSource, at?: string): StoredSnapshot | null;
  /** From now on the snapshot is not used. To be called when something in it may not be shown any more. */
  drop(): void;
  /** How often it was dropped. */
  drops(): number;
  /** Name of the note. */
  readonly name: string;
  /** Name of the record with what the page showed. */
  readonly previewName: string;
  /** Whether this feed is kept. */
  isKept(source: FeedSource): boolean;
}

interface SnapshotsOptions {
  environment: Pick<Environment, 'storage' | 'snapshots' | 'build' | 'log'>;
  settings: Pick<Settings, 'get'>;
  graph: Graph;
  name: string;
  previewName: string;
  isVisitor: boolean;
}

export function createSnapshots({
  environment,
  settings,
  graph,
  name,
  previewName,
  isVisitor,
}: SnapshotsOptions): Snapshots {
  const { storage, snapshots, build = '', log } = environment;
  let drops = 0;

  const isKept = ({ kind }: FeedSource): boolean =>
    snapshots !== undefined &&
    settings.get('timelineSnapshots') &&
    (isVisitor ? kind === 'public' || kind === 'local' : kind === 'home');

  async function load(note: StoredNote, request: SnapshotRequest): Promise<LoadedSnapshot | null> {
    const text = await snapshots?.read(textName(name, note));
    // By now it may have been replaced, or must not be shown any more.
    const now = readNote(storage.read(name));
    if (typeof text !== 'string' || now?.checksum !== note.checksum) return null;
    if (checksum(text) !== note.checksum) {
      log('warn', 'the stored timeline is damaged and is ignored');
      return null;
    }
    // The checksum says that this is what was written.
    const content = JSON.parse(text) as SnapshotContent;
    if (!isSameView(content.view, request.view) || content.withMuted !== request.withMuted) return null;
    putUnknown(graph.accounts, content.accounts);
    putUnknown(graph.relationships, content.relationships);
    putUnknown(graph.polls, content.polls);
    putUnknown(graph.statuses, content.statuses);
    return { ids: note.ids, older: content.older, savedAt: content.savedAt };
  }

  return {
    name,
    previewName,
    isKept,
    find(source, at) {
      const note = isKept(source) ? readNote(storage.read(name)) : null;
      if (note?.build !== build || note.feed !== feedKey(source)) return null;
      if (at !== undefined && !note.ids.some((id) => id === at)) return null;
      return { load: (request) => load(note, request) };
    },
    drop() {
      drops += 1;
      storage.remove(name);
      storage.remove(previewName);
    },
    drops: () => drops,
  };
}

/** Puts stored rows into their table; what is known already is newer. */
function putUnknown<Id extends string, Row extends { readonly id: Id }>(
  table: Table<Id, Row>,
  rows: readonly Row[],
): void {
  for (const row of rows) if (table.fact(row.id) === undefined) table.put(row.id, row);
}

/** The name of a snapshot's text in the database, by its note and the name of that. */
export const textName = (name: string, { checksum: sum }: Pick<SnapshotNote, 'checksum'>): string =>
  `${name} ${sum}`;

/** The names of the texts that belong to a note, of all viewers. */
export function notedTexts(storage: Pick<RecordStorage, 'read' | 'keys'>): string[] {
  return storage.keys(serverRecord('timeline', homeServer)).flatMap((name) => {
    const note = readNote(storage.read(name));
    return note === null ? [] : [textName(name, note)];
  });
}

/** Reads a note as stored; null if there is none or it is damaged. */
function readNote(text: string | null): StoredNote | null {
  const { build, feed, checksum: sum, ids, start }: Record<string, unknown> = readJsonRecord(text);
  if (typeof build !== 'string' || typeof feed !== 'string' || typeof sum !== 'string') return null;
  if (typeof start !== 'string' || !Array.isArray(ids) || ids.length === 0) return null;
  return { build, feed, checksum: sum, start, ids };
}

/** A number that differs when a text was changed by accident (FNV-1a, 32 bits). */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36) + text.length.toString(36);
}
