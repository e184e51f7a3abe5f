import type { StatusId } from '@linnet/api';
import { liveHubOf } from '../../events/live-hub';
import { idAfter } from '../../kernel/feed/ids';
import type { Environment } from '../../kernel/environment';
import { onePer } from '../../kernel/one-per';
import type { Graph } from '../../graph/graph';
import type { Feed } from '../feed';
import { feedKey } from '../feed-source';
import {
  SNAPSHOT_SIZE,
  checksum,
  notedTexts,
  textName,
  type ReadPosition,
  type SnapshotContent,
  type SnapshotNote,
  type Snapshots,
} from './snapshot';

/** Characters of a snapshot, at most. */
const MAX_LENGTH = 200_000;

/** Statuses above the one where the viewer reads. */
const ABOVE = 12;

interface SnapshotOwner {
  environment: Pick<Environment, 'storage' | 'snapshots' | 'build' | 'now'>;
  graph: Graph;
  snapshots: Snapshots;
}

interface SnapshotView {
  /** Where the viewer reads; null at the top. */
  readonly position: ReadPosition | null;
  /** What the page shows, for the start script; null for nothing. Its text contains the checksum that it is called with. */
  readonly preview?: ((checksum: string) => string) | null;
}

/**
 * Stores a timeline as it is shown, around the position where the viewer reads. Resolves with false if it was not stored:
 * it is not kept, has nothing to keep, or there is no room.
 */
export async function storeSnapshot(
  owner: SnapshotOwner,
  feed: Feed,
  { position, preview = null }: SnapshotView,
): Promise<boolean> {
  const { environment, graph, snapshots } = owner;
  const { storage, build = '' } = environment;
  const { storedAt, opened } = feed.state.get();
  // A list that was stored itself says nothing new.
  if (!opened || storedAt !== null || !snapshots.isKept(feed.source)) return false;
  dropWhenOutdated(owner);
  const picked = pick(graph, feed, position);
  const start = picked && idAfter(picked.ids[0]);
  if (picked === null || start === null) return false;
  const content = { ...picked.content, savedAt: environment.now(), ...feed.request() };
  const text = JSON.stringify(content satisfies SnapshotContent);
  const note: SnapshotNote = {
    build,
    feed: feedKey(feed.source),
    checksum: checksum(text),
    ids: picked.ids,
    start,
    position,
  };
  const drops = snapshots.drops();
  // The one before stays valid until the new one has been noted: the page may end at any moment.
  const isWritten = await environment.snapshots?.write(textName(snapshots.name, note), text);
  // What was dropped meanwhile may not be shown again.
  const isNoted =
    isWritten === true && snapshots.drops() === drops && storage.write(snapshots.name, JSON.stringify(note));
  // One for which there is no room is missing; the one before belongs to another snapshot.
  storage.remove(snapshots.previewName);
  if (isNoted && preview !== null) storage.write(snapshots.previewName, preview(note.checksum));
  await environment.snapshots?.removeOthers(notedTexts(storage));
  return isNoted;
}

interface Picked {
  ids: [StatusId, ...StatusId[]];
  content: Pick<SnapshotContent, 'older' | 'statuses' | 'accounts' | 'polls' | 'relationships'>;
}

/** The rows around a position that fit into a snapshot; null without any. */
function pick(graph: Graph, feed: Feed, position: ReadPosition | null): Picked | null {
  const { segments, older, ended } = feed.state.get();
  const segment = segments.find((ids) => ids.some((id) => id === position?.id)) ?? segments[0] ?? [];
  const at = segment.findIndex((id) => id === position?.id);
  const from = Math.max(0, at - ABOVE);
  for (let size = SNAPSHOT_SIZE; size > 0; size -= 5) {
    const shown = segment.slice(from, from + size);
    const ids = shown.filter((id) => graph.statuses.fact(id)?.deleted === false);
    const [first, ...rest] = ids;
    const last = ids.at(-1);
    if (first === undefined || last === undefined) return null;
    const isEnd = ended && segment === segments.at(-1) && from + size >= segment.length;
    const content = { ...rowsOf(graph, ids), older: isEnd ? older : { max_id: last } };
    if (JSON.stringify(content).length <= MAX_LENGTH) return { ids: [first, ...rest], content };
  }
  return null;
}

/** The rows of these statuses and of what they contain. */
function rowsOf(graph: Graph, ids: readonly StatusId[]) {
  const statuses = new Set(ids);
  // A set visits what is added while it is visited.
  for (const id of statuses) {
    const row = graph.statuses.fact(id);
    for (const inner of [row?.repeatOfId, row?.quote?.id]) if (inner) statuses.add(inner);
  }
  const rows = [...statuses].flatMap((id) => graph.statuses.fact(id) ?? []);
  const accounts = new Set(rows.map(({ accountId }) => accountId));
  const polls = rows.flatMap(({ pollId }) => (pollId === null ? [] : (graph.polls.fact(pollId) ?? [])));
  const known = [...accounts].flatMap((id) => graph.relationships.fact(id) ?? []);
  return {
    statuses: rows,
    accounts: [...accounts].flatMap((id) => graph.accounts.fact(id) ?? []),
    polls,
    relationships: known.filter(({ muting }) => muting),
  };
}

/**
 * From the first snapshot that a client stores on, drops it when the viewer decides about an account or a conversation, or
 * a status is deleted: what the next visit shows first must not contain it.
 */
const dropWhenOutdated = onePer(({ graph, snapshots }: SnapshotOwner) => {
  graph.relationships.watch((id, before) => {
    // A mute may be the first that is known of a relationship.
    if (before !== undefined || graph.relationships.get(id)?.muting === true) snapshots.drop();
  });
  graph.statuses.watch((id, before) => {
    const now = graph.statuses.get(id);
    if (before !== undefined && (now?.deleted !== before.deleted || now.muted !== before.muted))
      snapshots.drop();
  });
  const { on } = liveHubOf(graph);
  on('blocks', snapshots.drop);
  on('filters', snapshots.drop);
  return {};
});
