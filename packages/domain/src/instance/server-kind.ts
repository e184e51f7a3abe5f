import type { RecordStorage, ServerKind } from '../environment';

/** Of the server whose origin the storage belongs to; the start script reads it at the next visit. */
const RECORD = 'linnet-server';

export function keepServerKind(storage: RecordStorage, kind: ServerKind): void {
  if (storage.read(RECORD) !== kind) storage.write(RECORD, kind);
}
