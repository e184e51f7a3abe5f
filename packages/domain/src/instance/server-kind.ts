import type { RecordStorage } from '../environment';

/** Pleroma and Akkoma have documents of their own, which every other server would refuse. */
export type ServerKind = 'pleroma' | 'other';

/** Of the server whose origin the storage belongs to; the start script reads it at the next visit. */
const RECORD = 'linnet-server';

export function keepServerKind(storage: RecordStorage, kind: ServerKind): void {
  if (storage.read(RECORD) !== kind) storage.write(RECORD, kind);
}
