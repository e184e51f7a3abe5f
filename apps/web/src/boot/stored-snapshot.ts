import type { StoredPosition, StoredSession } from './early-start';
import { parseJson } from './read-session';
import type { StartTimeline } from './plan-requests';

/** Statuses on the page that confirms a snapshot. */
const PAGE_SIZE = 40;

interface SnapshotConditions {
  readonly timeline: StartTimeline;
  readonly session: StoredSession | null;
  /** The stored settings, unparsed. */
  readonly settings: string | null;
  /** Id of the build that runs. */
  readonly build: string;
  /** The status at which the history entry was left; null without one. */
  readonly at: string | null;
  /** Reads a stored record. */
  readonly stored: (name: string) => string | null;
  /** The viewer has reloaded the page. */
  readonly isReload: boolean;
  /** Removes a stored record. */
  readonly remove: (name: string) => void;
}

/** What the application will show at first: the timeline as it was stored. */
export interface StartSnapshot {
  /** The page of the timeline that confirms the snapshot. */
  readonly page: { readonly limit: number; readonly query: string };
  readonly startPosition: StoredPosition | null;
  /** Its preview, unparsed, with the checksum that it must have; null if the timeline begins at another position. */
  readonly preview: { readonly text: string | null; readonly checksum: string } | null;
}

/**
 * The snapshot with which the application will begin; null for none. The conditions are those of
 * `domain/feeds/snapshots/snapshot.ts`, or the page that confirms the snapshot would be requested twice;
 * `app/start/same-first-page.test.ts` compares the two.
 */
export function findStartSnapshot({
  timeline,
  session,
  build,
  at,
  ...conditions
}: SnapshotConditions): StartSnapshot | null {
  const { timelineSnapshots }: { timelineSnapshots?: unknown } = Object(parseJson(conditions.settings));
  if (timelineSnapshots === false || (timeline === 'home') !== (session !== null)) return null;
  const name = session === null ? 'linnet-timeline' : `linnet-timeline ${String(session['accountId'])}`;
  const text = conditions.stored(name);
  if (text === null) return null;
  // Somebody who reloads the top of a timeline wants to see what is there now.
  if (conditions.isReload && at === null) {
    conditions.remove(name);
    return null;
  }
  const record = readRecord(text, { build, feed: `[["kind","${timeline}"]]` });
  if (record === null || (at !== null && !record.ids.includes(at))) return null;
  return {
    page: { limit: PAGE_SIZE, query: `&max_id=${encodeURIComponent(record.start)}` },
    startPosition: at === null ? readPosition(record.position) : null,
    preview:
      at === null
        ? { text: conditions.stored(name.replace('timeline', 'preview')), checksum: record.checksum }
        : null,
  };
}

/** The fields of a stored snapshot that the start script needs. */
interface StoredRecord {
  readonly ids: readonly unknown[];
  readonly start: string;
  readonly position: unknown;
  readonly checksum: string;
}

/** Reads a stored snapshot; null if it is damaged, or of another build or timeline. */
function readRecord(text: string, wanted: { build: string; feed: string }): StoredRecord | null {
  const record: Partial<Record<string, unknown>> = Object(parseJson(text));
  const { build, feed, ids, start, position, checksum, statuses } = record;
  if (build !== wanted.build || feed !== wanted.feed || typeof checksum !== 'string') return null;
  if (!Array.isArray(statuses) || !Array.isArray(ids) || ids.length === 0) return null;
  return typeof start === 'string' ? { ids, start, position, checksum } : null;
}

function readPosition(position: unknown): StoredPosition | null {
  const { id, offset }: { id?: unknown; offset?: unknown } = Object(position);
  return typeof id === 'string' && typeof offset === 'number' ? { id, offset } : null;
}
