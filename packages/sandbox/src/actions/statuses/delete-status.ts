import type { Here } from '../../server/here';
import { forgetInConversations } from '../../store/conversations';
import { type StatusRow, findMentions, findRepeats, findTags, removeStatus } from '../../store/statuses';

/** Deletes a status with its repeats. The streams send a `delete` for the status, never for the repeats. */
export function deleteStatus(here: Here, status: StatusRow): void {
  const ids = [status.id, ...findRepeats(here.db, status.id)];
  const mentions = findMentions(here.db, [status.id]).get(status.id) ?? [];
  const tags = findTags(here.db, [status.id]).get(status.id) ?? [];
  here.db.transaction(() => {
    for (const id of ids.toReversed()) removeStatus(here.db, id);
    if (status.visibility === 'direct') forgetInConversations(here.db, status.context, status.id);
  });
  if (status.reblog_of_id !== null) return;
  here.hub.tell({ kind: 'delete', status, mentions, tags });
}
