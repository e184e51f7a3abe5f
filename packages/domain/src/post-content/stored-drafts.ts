import type { ErrorReason, StatusId } from '@linnet/api';
import { readJsonRecord } from '../kernel/json-record';
import type { ChosenContent } from './draft';
import { readContent } from './read-content';

/** Reads a stored error. Of an HTTP response only status, message and `retryAfter` are stored. */
export function readReason(value: unknown): ErrorReason | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, timedOut, status, text, what, retryAfter } = value as Record<string, unknown>;
  switch (kind) {
    case 'offline':
      return { kind, timedOut: timedOut === true };
    case 'aborted':
      return { kind };
    case 'malformed':
      return { kind, what: typeof what === 'string' ? what : '' };
    case 'http':
      if (typeof status !== 'number') return null;
      return {
        kind,
        status,
        text: typeof text === 'string' ? text : null,
        identifier: null,
        body: null,
        ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
      };
    default:
      return null;
  }
}

/** A post that may exist although no response arrived; the next attempt searches for it first. */
export interface UncertainPost {
  text: string;
  /** How many attachments it has. */
  files: number;
  /** When it was first sent, in milliseconds since 1970. */
  since: number;
  /** ISO 8601; null when it was not scheduled. */
  scheduledAt: string | null;
  /** The key of its draft, as long as the draft is unchanged. */
  key: string;
  /** Whether the post has to be searched for before the key is used again. */
  looks: boolean;
  /**
   * When the request without a response was sent, in milliseconds since 1970: the server may still be working on it.
   */
  begunAt: number | null;
}

/**
 * The fields that the viewer chose, as stored. The form fills in the others each time it shows the draft, since
 * defaults such as the scope may have changed.
 */
export interface StoredDraft extends ChosenContent {
  /** The idempotency key, so that repeating a request cannot post twice. New with every change. */
  key: string;
  /** The status under whose card the form is open; null when it is closed. */
  openAt: StatusId | null;
  /** Milliseconds since 1970. */
  changedAt: number;
  /** The initial content of the form, as of a post that is edited. */
  base?: ChosenContent | undefined;
  /** An earlier version that may have been posted. */
  doubt?: UncertainPost | undefined;
  /** Key of the version that this one replaced. */
  over?: string | undefined;
  /** Why sending it failed. */
  why?: ErrorReason | undefined;
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
    doubt: readUncertainPost(doubt),
    why: readReason(why) ?? undefined,
    over: typeof over === 'string' ? over : undefined,
  };
}

export function readUncertainPost(value: unknown): UncertainPost | undefined {
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
