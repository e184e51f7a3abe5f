import type { Environment } from '../kernel/environment';
import { createTurns } from '../kernel/turns';
import { type SnapshotKind, type Snapshots, checksum, notedTexts, textName } from './snapshots';

interface TextWriter {
  readonly environment: Pick<Environment, 'storage' | 'snapshots' | 'build'>;
  readonly snapshots: Pick<Snapshots, 'isOn' | 'drops' | 'names'>;
}

interface SnapshotWriter extends TextWriter {
  readonly snapshots: Snapshots;
}

/** All kinds share one database: `removeOthers` would remove the text of another kind that has no note yet. */
const runInTurn = createTurns();

/** Stores a content with its note. Resolves with false if that was not possible. */
export async function writeSnapshot(
  { environment, snapshots: kept }: TextWriter,
  kind: SnapshotKind,
  { text, note }: { readonly text: string; readonly note: Record<string, unknown> },
): Promise<boolean> {
  const { storage, snapshots, build = '' } = environment;
  const name = kept.names[kind];
  if (name === null || snapshots === undefined || !kept.isOn()) return false;
  const sum = checksum(text);
  return runInTurn(async () => {
    const before = kept.drops[kind];
    // The previous snapshot stays valid until the new one has its note: the page may end at any moment.
    const isWritten = await snapshots.write(textName(name, sum), text);
    // What was dropped meanwhile may not be shown again.
    const isNoted =
      isWritten &&
      kept.drops[kind] === before &&
      storage.write(name, JSON.stringify({ build, checksum: sum, ...note }));
    await snapshots.removeOthers(notedTexts(storage));
    return isNoted;
  });
}

/**
 * Stores what the page shows with the timeline, for the start script; null removes it. Its text contains the checksum
 * that it is called with, that of the note.
 */
export function writePreview(
  { environment: { storage }, snapshots }: SnapshotWriter,
  preview: ((checksum: string) => string) | null,
): void {
  // The previous preview belongs to another snapshot. Without room for the new one there is none.
  storage.remove(snapshots.previewName);
  const noted = preview === null ? null : snapshots.note('timeline');
  if (preview !== null && noted !== null) storage.write(snapshots.previewName, preview(noted.checksum));
}

/** Removes the snapshots of all viewers, as the setting was turned off. */
export function removeSnapshots({ environment, snapshots }: SnapshotWriter): void {
  snapshots.drop();
  void environment.snapshots?.removeOthers([]);
}
