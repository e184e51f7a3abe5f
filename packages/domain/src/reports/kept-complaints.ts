import type { AccountId, ReportCategory, StatusId } from '@linnet/api';
import { draftsPrefix } from '../drafts/drafts-record';
import type { RecordStorage } from '../environment';
import { readJsonRecord } from '../json-record';
import { noComplaint, type Complaint } from './complaint';

const categories: readonly ReportCategory[] = ['spam', 'legal', 'violation', 'other'];

/** Among the drafts of posts, so that it stays and goes with them; none of those has this name. */
export function complaintsRecord(reader: AccountId): string {
  return `${draftsPrefix(reader)}complaints`;
}

function textsIn(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : [];
}

function readComplaint(kept: unknown): Complaint {
  const record = typeof kept === 'object' && kept !== null ? new Map(Object.entries(kept)) : new Map();
  const comment: unknown = record.get('comment');
  return {
    // Storage is where ids of this kind come back in.
    statusIds: textsIn(record.get('statusIds')).map((id) => id as StatusId),
    comment: typeof comment === 'string' ? comment : '',
    forward: record.get('forward') === true,
    ruleIds: textsIn(record.get('ruleIds')),
    category: categories.find((each) => each === record.get('category')) ?? noComplaint.category,
  };
}

/** What a reader wanted to report, as a text of this device tells it. */
export function complaintsIn(text: string | null): ReadonlyMap<AccountId, Complaint> {
  const kept = Object.entries(readJsonRecord(text));
  return new Map(kept.map(([person, complaint]) => [person as AccountId, readComplaint(complaint)]));
}

/**
 * Keeps what is to be told of one person; null keeps nothing of it, and neither is it worth keeping before something
 * was written. What pages keep of others stays.
 */
export function keepComplaint(
  storage: RecordStorage,
  reader: AccountId,
  [person, complaint]: readonly [AccountId, Complaint | null],
): void {
  const name = complaintsRecord(reader);
  const kept = new Map(complaintsIn(storage.read(name)));
  if (complaint !== null && complaint.comment.trim() !== '') kept.set(person, complaint);
  else if (!kept.delete(person)) return;
  if (kept.size === 0) storage.remove(name);
  else storage.write(name, JSON.stringify(Object.fromEntries(kept)));
}
