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
 * `domain/feeds/snapshots/snapshot.ts`, or the page that confirms the snapshot would be requested twice; all of them are in
 * `app/start/same-first-page.test.ts`.
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
  const note = readNote(text, { build, feed: `[["kind","${timeline}"]]` });
  if (note === null || (at !== null && !note.ids.includes(at))) return null;
  return {
    page: { limit: PAGE_SIZE, query: `&max_id=${encodeURIComponent(note.start)}` },
    startPosition: at === null ? readPosition(note.position) : null,
    preview:
      at === null
        ? { text: from.stored(name.replace('timeline', 'preview')), checksum: note.checksum }
        : null,
  };
}

interface StoredNote {
  readonly ids: readonly unknown[];
  readonly start: string;
  readonly position: unknown;
  readonly checksum: string;
}

/** Reads a note; null if it is damaged, or of another build or timeline. */
function readNote(text: string, wanted: { build: string; feed: string }): StoredNote | null {
  const note: Partial<Record<string, unknown>> = Object(parseJson(text));
  const { build, feed, ids, start, position, checksum, statuses } = note;
  if (build !== wanted.build || feed !== wanted.feed || typeof checksum !== 'string') return null;
  if (!Array.isArray(statuses) || !Array.isArray(ids) || ids.length === 0) return null;
  return typeof start === 'string' ? { ids, start, position, checksum } : null;
}

function readPosition(position: unknown): StoredPosition | null {
  const { id, offset }: { id?: unknown; offset?: unknown } = Object(position);
  return typeof id === 'string' && typeof offset === 'number' ? { id, offset } : null;
}
