import { readFileSync } from 'node:fs';
import type { ServerShapes, Shape, ShapeObject } from '../wire/shape';

export const RECORDED_SERVERS = ['pleroma-2.7', 'hollo-0.10'] as const;
export type RecordedServer = (typeof RECORDED_SERVERS)[number];

/** The shapes of a recorded server, from the folder `shapes/` at the top. */
export function readShapes(server: RecordedServer): ServerShapes {
  const file = new URL(`../../../../shapes/${server}.json`, import.meta.url);
  const shapes: ServerShapes = JSON.parse(readFileSync(file, 'utf8'));
  return shapes;
}

/** Whether a shape is an object shape: with keys, items or free keys. */
export function isKeyed(shape: Shape): shape is ShapeObject {
  return typeof shape === 'object' && !Array.isArray(shape);
}

/** The alternatives of a shape, with entities resolved. */
function resolveEntities(shapes: ServerShapes, shape: Shape): Shape[] {
  if (Array.isArray(shape)) return shape.flatMap((one: Shape) => resolveEntities(shapes, one));
  if (typeof shape !== 'string' || !shape.startsWith('$')) return [shape];
  const entity = shapes.entities[shape.slice(1)];
  return entity === undefined ? [] : resolveEntities(shapes, entity);
}

/** The shape of a stream frame's payload; undefined for frames without one. */
function payloadOf(frame: Shape | undefined): Shape | undefined {
  return frame !== undefined && isKeyed(frame) ? frame['payload'] : undefined;
}

function startOf(shapes: ServerShapes, start: string): Shape | undefined {
  if (start.startsWith('$')) return start.slice(1) in shapes.entities ? start : undefined;
  if (start.startsWith('frame ')) return payloadOf(shapes.frames[start.slice('frame '.length)]);
  const [method = '', path = '', ...outcome] = start.split(' ');
  return shapes.routes[`${method} ${path}`]?.[outcome.join(' ')]?.json;
}

/**
 * A shape by its path: `$status`, `GET /api/v1/instance 200`, `frame update` (the payload of a stream frame), and from
 * there by keys: `$status > tags > []`. Undefined when the server has none.
 */
export function shapeAt(shapes: ServerShapes, place: string): Shape | undefined {
  const [start = '', ...keys] = place.split(' > ');
  const from = startOf(shapes, start);
  if (from === undefined) return undefined;
  return keys.reduce<Shape | undefined>((shape, key) => {
    const found = shape === undefined ? [] : resolveEntities(shapes, shape).filter(isKeyed);
    const inner = found.flatMap((one) => one[key] ?? one[`${key}?`] ?? []);
    return inner.find((one) => one !== 'null' && one !== 'unknown');
  }, from);
}
