import { notFound } from '../server/problem';
import type { Call } from '../server/route';
import { isStatusOpen } from '../server/visitors';
import { canSee, readerOf, type Reader } from '../render/reader';
import { findMentions, findStatus, type StatusRow } from '../store/statuses';

export interface SeenStatus {
  status: StatusRow;
  reader: Reader | null;
}

/** The status of the path, if the viewer may see it; with `unwrap` the repeated status instead of a wrapper. */
export function findStatusFor(call: Call, options: { unwrap: boolean } = { unwrap: false }): SeenStatus {
  const { db } = call.here;
  const reader = readerOf(call.here, call.reader);
  let status = findStatus(db, call.path['id'] ?? '');
  if (options.unwrap && status?.reblog_of_id) status = findStatus(db, status.reblog_of_id);
  if (!status) throw notFound();
  const mentioned = findMentions(db, [status.id]).get(status.id) ?? [];
  if (!canSee(status, mentioned, reader) || !isStatusOpen(call.here.settings, call.reader, status)) {
    throw notFound();
  }
  return { status, reader };
}
