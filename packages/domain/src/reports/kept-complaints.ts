import type { AccountId, ReportCategory, StatusId } from '@linnet/api';
import { draftsPrefix } from '../drafts/drafts-record';
import type { RecordStorage } from '../environment';
import { readJsonRecord } from '../json-record';
import { noComplaint, type Complaint } from './complaint';

const categories: readonly ReportCategory[] = ['spam', 'legal', 'violation', 'other'];

/** Among the drafts of posts, so that it stays and goes with them; none of those has this name. */
function complaintsRecord(reader: AccountId): string {
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

/** What a reader wanted to report when this device last heard of it; nothing for visitors. */
export function readComplaints(
  storage: RecordStorage,
  reader: AccountId | null,
): ReadonlyMap<AccountId, Complaint> {
  if (reader === null) return new Map();
  const kept = Object.entries(readJsonRecord(storage.read(complaintsRecord(reader))));
  return new Map(kept.map(([person, complaint]) => [person as AccountId, readComplaint(complaint)]));
}

/** Those of whom nothing was written are not worth keeping. */
export function writeComplaints(
  storage: RecordStorage,
  reader: AccountId,
  complaints: ReadonlyMap<AccountId, Complaint>,
): void {
  const written = [...complaints].filter(([, { comment }]) => comment.trim() !== '');
  if (written.length === 0) storage.remove(complaintsRecord(reader));
  else storage.write(complaintsRecord(reader), JSON.stringify(Object.fromEntries(written)));
}
