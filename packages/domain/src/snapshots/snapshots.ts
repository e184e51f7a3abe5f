import type { Environment, RecordStorage } from '../kernel/environment';
import { readJsonRecord } from '../kernel/json-record';
import { homeServer, serverRecord, serverScope, type AccountRecords } from '../kernel/records';
import type { Graph } from '../graph/graph';
import type { Settings } from '../settings/settings';
import { putStoredRows, type StoredRows } from './stored-rows';

/** What is stored for a viewer's next start. */
export type SnapshotKind = 'timeline' | 'notifications';

/**
 * The note of a snapshot, in a record of its own. Records are read and removed synchronously, snapshots are not: a
 * snapshot without its own note is not used.
 */
export interface SnapshotNote {
  /** The build that stored it: no other reads it. */
  readonly build: string;
  readonly checksum: string;
  /** Ids of all statuses in it. */
  readonly statuses: readonly string[];
  /** Further fields of the kind. */
  readonly [field: string]: unknown;
}

/** What a viewer saw last, stored on this device and shown at the next start. */
export interface Snapshots {
  /** Whether snapshots of this viewer are stored. */
  isOn(): boolean;
  readonly isVisitor: boolean;
  /** The note of this build; null without one. */
  note(kind: SnapshotKind): SnapshotNote | null;
  /**
   * The content that belongs to a note, as it was stored, once the filters stored on this device are in force; null if
   * it is missing or damaged, or not to be used any more.
   */
  read(kind: SnapshotKind, note: SnapshotNote): Promise<unknown>;
  /** Puts the rows of a content into the graph. */
  putRows(rows: StoredRows): void;
  /** Drops the snapshot of a kind, or all. To be called when something in it may not be shown any more. */
  drop(kind?: SnapshotKind): void;
  /** Drops those that contain this status. */
  dropWith(status: string): void;
  /** How often each kind was dropped, whether there was a snapshot or not. */
  readonly drops: Readonly<Record<SnapshotKind, number>>;
  /** Names of the notes. A visitor has none of notifications. */
  readonly names: Readonly<Record<SnapshotKind, string | null>>;
  /** Name of the record with what the page showed. */
  readonly previewName: string;
}

interface SnapshotsOptions {
  environment: Pick<Environment, 'baseUrl' | 'origin' | 'storage' | 'snapshots' | 'build' | 'log'>;
  settings: Pick<Settings, 'get'>;
  graph: Graph;
  /** Null for a visitor. */
  records: AccountRecords | null;
  /** Resolves when the filters stored on this device are in force. */
  filtered: Promise<unknown> | undefined;
}

export function createSnapshots(options: SnapshotsOptions): Snapshots {
  const { environment, settings, graph, records, filtered } = options;
  const { storage, snapshots, build = '', log } = environment;
  const names: Snapshots['names'] = {
    timeline: records?.name('timeline') ?? serverRecord('timeline', serverScope(environment)),
    notifications: records?.name('notifications') ?? null,
  };
  const previewName = records?.name('preview') ?? serverRecord('preview', serverScope(environment));
  const kinds: readonly SnapshotKind[] = ['timeline', 'notifications'];
  const drops = { timeline: 0, notifications: 0 };
  let isRestoring = false;

  const isOn = (): boolean => snapshots !== undefined && settings.get('timelineSnapshots');

  function note(kind: SnapshotKind): SnapshotNote | null {
    const name = names[kind];
    const found = name !== null && isOn() ? readNote(storage.read(name)) : null;
    return found?.build === build ? found : null;
  }

  function drop(dropped?: SnapshotKind): void {
    // Rows that come from a snapshot don't outdate it.
    if (isRestoring) return;
    for (const kind of kinds) {
      const name = names[kind];
      if (name === null || kind !== (dropped ?? kind)) continue;
      drops[kind] += 1;
      storage.remove(name);
      if (kind === 'timeline') storage.remove(previewName);
    }
  }

  return {
    isOn,
    isVisitor: records === null,
    note,
    async read(kind, { checksum: sum }) {
      const name = names[kind];
      if (name === null) return null;
      const [text] = await Promise.all([snapshots?.read(textName(name, sum)), filtered]);
      // By now it may have been replaced, or must not be shown any more.
      if (typeof text !== 'string' || note(kind)?.checksum !== sum) return null;
      if (checksum(text) !== sum) {
        log('warn', `the stored ${kind} are damaged and are ignored`);
        return null;
      }
      // The checksum says that this is what was written.
      return JSON.parse(text) as unknown;
    },
    putRows(rows) {
      isRestoring = true;
      putStoredRows(graph, rows);
      isRestoring = false;
    },
    drop,
    dropWith(status) {
      for (const kind of kinds) {
        // A snapshot that is being written may contain it.
        drops[kind] += 1;
        if (note(kind)?.statuses.includes(status) === true) drop(kind);
      }
    },
    drops,
    names,
    previewName,
  };
}

/** The name of a snapshot's text in the database, by the name and the checksum of its note. */
export const textName = (name: string, sum: string): string => `${name} ${sum}`;

/** The names of the texts that belong to a note, of all viewers. */
export function notedTexts(storage: Pick<RecordStorage, 'read' | 'keys'>): string[] {
  const prefixes = [serverRecord('timeline', homeServer), 'linnet-notifications '];
  const names = prefixes.flatMap((prefix) => storage.keys(prefix));
  return names.flatMap((name) => {
    const note = readNote(storage.read(name));
    return note === null ? [] : [textName(name, note.checksum)];
  });
}

/** Reads a note as stored; null if there is none or it is damaged. */
function readNote(text: string | null): SnapshotNote | null {
  const note = readJsonRecord(text);
  const { build, checksum: sum, statuses } = note;
  if (typeof build !== 'string' || typeof sum !== 'string' || !Array.isArray(statuses)) return null;
  return { ...note, build, checksum: sum, statuses };
}

/** A number that differs when a text was changed by accident (FNV-1a, 32 bits). */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36) + text.length.toString(36);
}
