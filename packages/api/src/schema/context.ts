import type { Context } from '../model/status';
import { isObject, readRows } from './read';
import { readStatus } from './status';

const statusRows = { limit: 10_000, row: readStatus };

/** Statuses that cannot be read are left out; an answer with neither list is unreadable. */
export function readContext(json: unknown): Context | undefined {
  if (!isObject(json)) return undefined;
  if (!Array.isArray(json['ancestors']) && !Array.isArray(json['descendants'])) return undefined;
  return {
    ancestors: readRows(json, 'ancestors', statusRows),
    descendants: readRows(json, 'descendants', statusRows),
  };
}
