import type { RecordStorage, ServerKind } from '../environment';

/** Kind of the server to whose origin the storage belongs; the start script reads it at the next visit. */
const RECORD = 'linnet-server';

export function keepServerKind(storage: RecordStorage, kind: ServerKind): void {
  if (storage.read(RECORD) !== kind) storage.write(RECORD, kind);
}
