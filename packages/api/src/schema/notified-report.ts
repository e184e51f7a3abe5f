import type { ReportId } from '../model/ids';
import type { NotifiedReport } from '../model/notification';
import { readAccount } from './account';
import { isObject, readId, readRows, readText, readTimeOrEpoch } from './read';
import { readStatus } from './status';

const statusRows = { limit: 100, row: readStatus };
const noteRows = { limit: 100, row: readNote };

function readNote(json: unknown): NotifiedReport['notes'][number] | undefined {
  if (!isObject(json)) return undefined;
  return {
    content: readText(json, 'content'),
    author: readAccount(json['user']) ?? null,
    createdAt: readTimeOrEpoch(json, 'created_at'),
  };
}

/** Null without an id. Mastodon has the comment as `comment`, and the reported account as `target_account`. */
export function readNotifiedReport(json: unknown): NotifiedReport | null {
  if (!isObject(json)) return null;
  const id = readId<ReportId>(json, 'id');
  if (id === null) return null;
  return {
    id,
    content: readText(json, 'content') || readText(json, 'comment'),
    state: readText(json, 'state') || 'open',
    createdAt: readTimeOrEpoch(json, 'created_at'),
    account: readAccount(json['target_account'] ?? json['account']) ?? null,
    reporter: readAccount(json['actor']) ?? null,
    statuses: readRows(json, 'statuses', statusRows),
    notes: readRows(json, 'notes', noteRows),
  };
}
