import type { StatusId } from '../model/ids';
import type { Context, LateStatus } from '../model/status';
import { isObject, readId, readRows, readTime } from './read';
import { readStatus } from './status';
import { isAuthor } from './withheld-author';

/** Undefined without an id or an account, like a status. */
function readLateStatus(json: unknown): LateStatus | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<StatusId>(json, 'id');
  if (id === null || !isAuthor(json['account'])) return undefined;
  return {
    id,
    inReplyToId: readId<StatusId>(json, 'in_reply_to_id'),
    editedAt: readTime(json, 'edited_at'),
    read: () => readStatus(json),
  };
}

const statusRows = { limit: 10_000, row: readLateStatus };

/** Statuses that cannot be read are left out; undefined without both lists. */
export function readContext(json: unknown): Context | undefined {
  if (!isObject(json)) return undefined;
  if (!Array.isArray(json['ancestors']) && !Array.isArray(json['descendants'])) return undefined;
  return {
    ancestors: readRows(json, 'ancestors', statusRows),
    descendants: readRows(json, 'descendants', statusRows),
  };
}
