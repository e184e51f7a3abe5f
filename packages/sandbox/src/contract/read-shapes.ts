import type { ServerShapes } from '@linnet/api/wire';
import { readFileSync } from 'node:fs';
import type { ServerName } from './contract-case';

const read = new Map<ServerName, ServerShapes>();

/** The facts of form of a recorded server, from the folder `shapes/` at the top. */
export function readShapes(server: ServerName): ServerShapes {
  const known = read.get(server);
  if (known) return known;
  const file = new URL(`../../../../shapes/${server}.json`, import.meta.url);
  const shapes: ServerShapes = JSON.parse(readFileSync(file, 'utf8'));
  read.set(server, shapes);
  return shapes;
}
