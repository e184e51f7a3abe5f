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
  /** The viewer has loaded the page again. */
  readonly isReload: boolean;
  /** Removes a stored record. */
  readonly remove: (name: string) => void;
}

/** What the application will show at first: the timeline as it was stored. */
export interface StartSnapshot {
  /** End of the query of the page that confirms it. */
  readonly page: { readonly limit: number; readonly query: string };
  readonly startPosition: StoredPosition | null;
  /** Its preview, unparsed, with the checksum that it must have; null if it shows another place. */
  readonly preview: { readonly text: string | null; readonly checksum: string } | null;
}

/**
 * The snapshot with which the application will begin; null for none. It decides by the same conditions as
 * `domain/feeds/snapshots/snapshot.ts`, or the page that confirms the snapshot would be requested twice.
 */
export function findStartSnapshot({
  timeline,
  session,
  build,
  at,
  ...from
}: SnapshotConditions): StartSnapshot | null {
  const { timelineSnapshots }: { timelineSnapshots?: unknown } = Object(parseJson(from.settings));
  if (timelineSnapshots === false || (timeline === 'home') !== (session !== null)) return null;
  const name = session === null ? 'linnet-timeline' : `linnet-timeline ${String(session['accountId'])}`;
  const text = from.stored(name);
  if (text === null) return null;
  // Who loads the top of a timeline again wants to see what is there now.
  if (from.isReload && at === null) {
    from.remove(name);
    return null;
  }
  const record: Partial<Record<'build' | 'feed' | 'ids' | 'start' | 'position' | 'checksum', unknown>> =
    Object(parseJson(text));
  const { ids, start, position } = record;
  if (record.build !== build || record.feed !== `[["kind","${timeline}"]]`) return null;
  if (typeof start !== 'string' || !Array.isArray(ids) || (at !== null && !ids.includes(at))) return null;
  return {
    page: { limit: PAGE_SIZE, query: `&max_id=${encodeURIComponent(start)}` },
    startPosition: at === null ? readPosition(position) : null,
    preview:
      at === null
        ? { text: from.stored(name.replace('timeline', 'preview')), checksum: String(record.checksum) }
        : null,
  };
}

function readPosition(position: unknown): StoredPosition | null {
  const { id, offset }: { id?: unknown; offset?: unknown } = Object(position);
  return typeof id === 'string' && typeof offset === 'number' ? { id, offset } : null;
}
