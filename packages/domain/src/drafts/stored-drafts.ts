import type { AccountId, StatusId } from '@linnet/api';
import type { RecordStorage } from '../environment';
import { readJsonRecord } from '../json-record';
import type { DraftContent, DraftScope } from './draft';

export interface StoredDraft extends DraftContent {
  /** Sent with the post, so that repeating a request cannot post twice. New with every change. */
  key: string;
  /** The card under which the form of a reply stands open; null when it was closed. */
  openAt: StatusId | null;
  /** Milliseconds since 1970. */
  changedAt: number;
}

export type StoredDrafts = Readonly<Record<string, StoredDraft>>;

const scopes: readonly DraftScope[] = ['public', 'unlisted', 'local', 'private', 'direct'];

function recordName(account: AccountId): string {
  return `linnet-drafts ${account}`;
}

export function readDrafts(storage: RecordStorage, account: AccountId): StoredDrafts {
  const record = readJsonRecord(storage.read(recordName(account)));
  const drafts: Record<string, StoredDraft> = {};
  for (const [name, value] of Object.entries(record)) {
    const draft = readDraft(value);
    if (draft !== undefined) drafts[name] = draft;
  }
  return drafts;
}

/** False when they could not be kept. */
export function writeDrafts(storage: RecordStorage, account: AccountId, drafts: StoredDrafts): boolean {
  if (Object.keys(drafts).length > 0) return storage.write(recordName(account), JSON.stringify(drafts));
  storage.remove(recordName(account));
  return true;
}

function readDraft(value: unknown): StoredDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { text, subject, scope, sensitive, contentType, key, openAt, changedAt } = value as Record<
    string,
    unknown
  >;
  const knownScope = scopes.find((known) => known === scope);
  if (typeof text !== 'string' || typeof subject !== 'string' || knownScope === undefined) return undefined;
  if (typeof key !== 'string' || typeof contentType !== 'string') return undefined;
  return {
    text,
    subject,
    scope: knownScope,
    sensitive: sensitive === true,
    contentType,
    key,
    openAt: typeof openAt === 'string' ? (openAt as StatusId) : null,
    changedAt: typeof changedAt === 'number' ? changedAt : 0,
  };
}
