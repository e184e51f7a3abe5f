import type { ServerShapes } from '@linnet/api/wire';
import { readFileSync } from 'node:fs';
import type { ServerName } from './contract-case';

const read = new Map<ServerName, ServerShapes>();

/** Reads the recorded shapes of a server from the folder `shapes/` of the repository. */
export function readShapes(server: ServerName): ServerShapes {
  const known = read.get(server);
  if (known) return known;
  const file = new URL(`../../../../shapes/${server}.json`, import.meta.url);
  const shapes: ServerShapes = JSON.parse(readFileSync(file, 'utf8'));
  read.set(server, shapes);
  return shapes;
}
