import type { ServerShapes } from '@linnet/api/wire';
import { readFileSync } from 'node:fs';
import { normalisePath } from '../server/request-address';
import type { ServerName } from './contract-case';

const shapesByServer = new Map<ServerName, ServerShapes>();

/** Reads the recorded shapes of a server from the folder `shapes/` of the repository. */
export function readShapes(server: ServerName): ServerShapes {
  const known = shapesByServer.get(server);
  if (known) return known;
  const file = new URL(`../../../../shapes/${server}.json`, import.meta.url);
  const shapes: ServerShapes = JSON.parse(readFileSync(file, 'utf8'));
  shapesByServer.set(server, shapes);
  return shapes;
}

/** The key of a route in the shapes, `METHOD /path/:id`: every named part is `:id`, both Pleroma prefixes are one. */
export function routeKey(route: { method: string; path: string }): string {
  const path = route.path
    .replace(/:[a-zA-Z_]+(\{[^}]*\})?/g, ':id')
    .replace(/^\/api\/pleroma\//, '/api/v1/pleroma/');
  return `${route.method} ${path}`;
}

function matchesPath(template: string, path: string): boolean {
  const parts = path.split('/');
  const templateParts = template.split('/');
  if (templateParts.length !== parts.length) return false;
  return templateParts.every((part, index) => part.startsWith(':') || part === parts[index]);
}

/** The key of the route that a request goes to: the first that matches, as on the server. */
export function routeOfCall(
  call: string,
  routes: readonly { method: string; path: string }[],
): string | null {
  const [method = '', target = ''] = call.split(' ');
  const path = normalisePath(target.split('?')[0] ?? '');
  const found = routes.find((route) => route.method === method && matchesPath(route.path, path));
  return found ? routeKey(found) : null;
}
