import type { AccountId, StatusId } from '@linnet/api';
import type { RecordStorage } from '../environment';
import { readJsonRecord } from '../json-record';
import type { DraftContent, DraftScope } from './draft';
import { draftsRecord } from './drafts-record';

/**
 * What the person chose; what is absent was left open. The form that shows the draft decides it then, by what is
 * known by then: a scope that was guessed early must not stick.
 */
export interface StoredDraft extends Partial<DraftContent> {
  /** Sent with the post, so that repeating a request cannot post twice. New with every change. */
  key: string;
  /** The card under which the form of a reply stands open; null when it was closed. */
  openAt: StatusId | null;
  /** Milliseconds since 1970. */
  changedAt: number;
}

export type StoredDrafts = Readonly<Record<string, StoredDraft>>;

const scopes: readonly DraftScope[] = ['public', 'unlisted', 'local', 'private', 'direct'];

/** The key of the draft whose form stands open under this card. */
export function keyOpenAt(drafts: StoredDrafts, at: StatusId): string | undefined {
  return Object.keys(drafts).find((key) => drafts[key]?.openAt === at);
}

export function readDrafts(storage: RecordStorage, account: AccountId): StoredDrafts {
  const record = readJsonRecord(storage.read(draftsRecord(account)));
  const drafts: Record<string, StoredDraft> = {};
  for (const [name, value] of Object.entries(record)) {
    const draft = readDraft(value);
    if (draft !== undefined) drafts[name] = draft;
  }
  return drafts;
}

/** False when they could not be kept. */
export function writeDrafts(storage: RecordStorage, account: AccountId, drafts: StoredDrafts): boolean {
  if (Object.keys(drafts).length > 0) return storage.write(draftsRecord(account), JSON.stringify(drafts));
  storage.remove(draftsRecord(account));
  return true;
}

function readDraft(value: unknown): StoredDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { key, openAt, changedAt, ...content } = value as Record<string, unknown>;
  if (typeof key !== 'string') return undefined;
  return {
    ...readContent(content),
    key,
    openAt: typeof openAt === 'string' ? (openAt as StatusId) : null,
    changedAt: typeof changedAt === 'number' ? changedAt : 0,
  };
}

function readContent(record: Record<string, unknown>): Partial<DraftContent> {
  const { text, subject, scope, sensitive, contentType } = record;
  const content: Partial<DraftContent> = {};
  const knownScope = scopes.find((known) => known === scope);
  if (typeof text === 'string') content.text = text;
  if (typeof subject === 'string') content.subject = subject;
  if (knownScope !== undefined) content.scope = knownScope;
  if (typeof sensitive === 'boolean') content.sensitive = sensitive;
  if (typeof contentType === 'string') content.contentType = contentType;
  return content;
}
