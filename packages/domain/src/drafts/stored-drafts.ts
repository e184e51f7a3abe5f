import type { FailureReason, StatusId } from '@linnet/api';
import { readJsonRecord } from '../json-record';
import type { ChosenContent } from './draft';
import { readContent } from './read-content';
import { readReason } from './read-reason';

/** A post that may have been made although no answer came; what is sent next looks for it first. */
export interface PostInDoubt {
  text: string;
  /** How many attachments it has. */
  files: number;
  /** When it was sent first, in milliseconds since 1970. */
  since: number;
  /** ISO 8601; null when it was to go out at once. */
  scheduledAt: string | null;
  /** The key of its draft, as long as nothing in it is changed. */
  key: string;
  /** That key cannot be used again before it was looked for. */
  looks: boolean;
  /** When the request was sent that nobody has answered: until it is surely over the post may still come. */
  begunAt: number | null;
}

/**
 * What the person chose; what is absent was left open. The form that shows the draft decides it then, by what is
 * known by then: a scope that was guessed early must not stick.
 */
export interface StoredDraft extends ChosenContent {
  /** Sent with the post, so that repeating a request cannot post twice. New with every change. */
  key: string;
  /** The card under which the form stands open; null when it was closed. */
  openAt: StatusId | null;
  /** Milliseconds since 1970. */
  changedAt: number;
  /** What the form began with: a post that is edited, as it stood. */
  base?: ChosenContent | undefined;
  doubt?: PostInDoubt | undefined;
  /** Key of the version that whoever wrote this one had seen; it took the place of that. */
  over?: string | undefined;
  /** Why it came back from being sent. */
  why?: FailureReason | undefined;
}

export type StoredDrafts = Readonly<Record<string, StoredDraft>>;

export function readDraft(json: string | null): StoredDraft | undefined {
  const { key, openAt, changedAt, base, doubt, why, over, ...content } = readJsonRecord(json);
  if (typeof key !== 'string') return undefined;
  return {
    ...readContent(content),
    key,
    openAt: typeof openAt === 'string' ? (openAt as StatusId) : null,
    changedAt: typeof changedAt === 'number' ? changedAt : 0,
    base: isFields(base) ? readContent(base) : undefined,
    doubt: readDoubt(doubt),
    why: readReason(why) ?? undefined,
    over: typeof over === 'string' ? over : undefined,
  };
}

export function readDoubt(value: unknown): PostInDoubt | undefined {
  if (!isFields(value)) return undefined;
  const { text, files, since, scheduledAt, key, looks, begunAt } = value;
  if (typeof text !== 'string' || typeof since !== 'number' || typeof key !== 'string') return undefined;
  return {
    text,
    since,
    key,
    files: typeof files === 'number' ? files : 0,
    scheduledAt: typeof scheduledAt === 'string' ? scheduledAt : null,
    looks: looks !== false,
    begunAt: typeof begunAt === 'number' ? begunAt : null,
  };
}

export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
