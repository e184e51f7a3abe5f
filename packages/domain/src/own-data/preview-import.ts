import type { WritingClient } from '../drafts/writing-client';
import type { Entry } from './files/entry';
import type { ImportKind } from './files/kinds';
import { type FileReading, type ReadableFile, readImportFile } from './files/read-file';
import { type Known, knownOf, notAmong } from './import/known';

/** What importing a file would do. */
export interface ImportPreview extends ReadableFile {
  readonly kind: ImportKind;
  readonly fileName: string;
  /** Entries that the account does not have yet. */
  readonly fresh: readonly Entry[];
}

export type ReadPreview = ImportPreview | Exclude<FileReading, ReadableFile>;

/**
 * Reads a file and what the account has already; sends nothing but reading requests. `onKnown` is called with how much
 * has been read of what the account has. Rejects with `ApiError`.
 */
export async function previewImport(
  client: WritingClient,
  { kind, file, onKnown }: { kind: ImportKind; file: File; onKnown: (count: number) => void },
): Promise<ReadPreview> {
  const reading = await readImportFile(new Uint8Array(await file.arrayBuffer()), kind);
  if (reading.state !== 'readable') return reading;
  let known: Known = new Set<string>();
  for await (const keys of knownOf(client, kind)) {
    known = keys;
    onKnown(keys.size);
  }
  const fresh = await notAmong(known, kind, reading.entries);
  return { ...reading, kind, fileName: file.name, fresh };
}
