import type { Here } from '../server/here';
import {
  findMentions,
  findRepeats,
  findStatus,
  findTags,
  removeStatus,
  type StatusRow,
} from '../store/statuses';

/** Removes a status with its repeats, and tells the streams of each. */
export function deleteStatus(here: Here, status: StatusRow): void {
  const gone = [status, ...findRepeats(here.db, status.id).flatMap((id) => findStatus(here.db, id) ?? [])];
  const ids = gone.map((row) => row.id);
  const mentions = findMentions(here.db, ids);
  const tags = findTags(here.db, ids);
  here.db.transaction(() => {
    for (const id of ids.toReversed()) removeStatus(here.db, id);
  });
  for (const row of gone) {
    here.hub.tell({
      kind: 'delete',
      status: row,
      mentions: mentions.get(row.id) ?? [],
      tags: tags.get(row.id) ?? [],
    });
  }
}
