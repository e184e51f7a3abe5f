import type { Status, StatusId } from '@linnet/api';
import type { Graph } from './graph';
import type { StatusRow } from './rows';

/** A status with ids in place of what it contains. */
export function statusRow({ account, repeatOf, quote, poll, ...own }: Status): StatusRow {
  return {
    ...own,
    accountId: account.id,
    repeatOfId: repeatOf?.id ?? null,
    quote: quote === null ? null : { state: quote.state, id: quote.status?.id ?? quote.id, url: quote.url },
    pollId: poll?.id ?? null,
    deleted: false,
    deletedForGood: false,
  };
}

/**
 * The row of an answer, with the text of `known` where that was edited after the answer was made: a page that was on
 * its way when a stream brought the edit must not undo it.
 */
export function withLatestEdit(known: StatusRow | undefined, row: StatusRow): StatusRow {
  if (known === undefined || editTime(row) >= editTime(known)) return row;
  const {
    content,
    subject,
    sensitive,
    language,
    attachments,
    pollId,
    card,
    mentions,
    tags,
    emojis,
    editedAt,
  } = known;
  return {
    ...row,
    ...{ content, subject, sensitive, language, attachments, pollId, card, mentions, tags, emojis, editedAt },
  };
}

/** The row of an answer that may have been on its way when the deletion of the status was reported. */
export function withDeletion(known: StatusRow | undefined, row: StatusRow): StatusRow {
  return known?.deletedForGood ? { ...row, deleted: true, deletedForGood: true } : row;
}

/** Milliseconds since 1970; 0 for a status that was never edited. */
function editTime({ editedAt }: StatusRow): number {
  return editedAt === null ? 0 : Date.parse(editedAt);
}

type WithStatuses = Pick<Graph, 'statuses'>;

/** Marks a status whose deletion the server reported, or confirmed to the viewer: no later answer brings it back. */
export function markDeleted({ statuses }: WithStatuses, id: StatusId): void {
  statuses.change(id, (row) => ({ ...row, deleted: true, deletedForGood: true }));
}

/** Marks a status that the server says it doesn't have. That may change: it may only be hidden from the viewer. */
export function markMissing({ statuses }: WithStatuses, id: StatusId): void {
  statuses.change(id, (row) => ({ ...row, deleted: true }));
}
