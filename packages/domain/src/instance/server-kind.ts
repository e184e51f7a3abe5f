import type { Environment, ServerKind } from '../environment';
import { serverRecord, serverScope } from '../records';

/** Stores the kind of the server, which the start script reads at the next visit. */
export function keepServerKind(
  environment: Pick<Environment, 'storage' | 'baseUrl' | 'origin'>,
  kind: ServerKind,
): void {
  const { storage } = environment;
  const name = serverRecord('server', serverScope(environment));
  if (storage.read(name) !== kind) storage.write(name, kind);
}
