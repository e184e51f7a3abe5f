import type { StatusId } from '@linnet/api';
import { contextKey, contextOf } from '../post-content/draft-context';
import { completeContent, readContent } from '../post-content/read-content';
import { isFields, readUncertainPost, readReason } from '../post-content/stored-drafts';
import { readJsonRecord } from '../kernel/json-record';
import type { JobState, JobStep, OutboxJob, QueuedJob } from './job';

export function writeJob({ context, ...job }: OutboxJob): string {
  return JSON.stringify({ ...job, context: contextKey(context) });
}

/** Undefined for an invalid job. */
export function readJob(json: string | null): OutboxJob | undefined {
  const record = readJsonRecord(json);
  const { context, content, openAt } = record;
  const queued = readQueued<StatusId>(record);
  const origin = typeof context === 'string' ? contextOf(context) : null;
  const read = isFields(content) ? completeContent(readContent(content)) : undefined;
  if (queued === undefined || origin === null || read === undefined) return undefined;
  return {
    ...queued,
    context: origin,
    content: read,
    openAt: typeof openAt === 'string' ? (openAt as StatusId) : null,
  };
}

/** Reads what jobs of all kinds have; undefined for an invalid job. */
export function readQueued<Id extends string>(
  record: Readonly<Record<string, unknown>>,
): (QueuedJob & { steps: readonly JobStep<Id>[] }) | undefined {
  const { id, madeAt, steps, phase, tries, held, doubt } = record;
  const readSteps = Array.isArray(steps) ? steps.map(readStep<Id>) : [];
  if (typeof id !== 'string' || readSteps.length === 0 || readSteps.includes(undefined)) return undefined;
  return {
    id,
    madeAt: typeof madeAt === 'number' ? madeAt : 0,
    steps: readSteps.filter((step) => step !== undefined),
    phase: readPhase(phase),
    tries: typeof tries === 'number' ? tries : 0,
    held: held === true,
    doubt: readUncertainPost(doubt),
  };
}

function readStep<Id extends string>(value: unknown): JobStep<Id> | undefined {
  if (!isFields(value)) return undefined;
  const { key, keyAt, looks, done, begunAt } = value;
  if (typeof key !== 'string' || typeof keyAt !== 'number') return undefined;
  return {
    key,
    keyAt,
    begunAt: typeof begunAt === 'number' ? begunAt : null,
    looks: looks === true,
    done: typeof done === 'string' ? (done as Id) : null,
  };
}

export function readPhase(value: unknown): JobState {
  if (!isFields(value)) return { state: 'waiting', until: 0, why: null };
  if (value['state'] === 'sending') return { state: 'sending' };
  const why = readReason(value['why']);
  if (value['state'] === 'stopped' && why !== null) return { state: 'stopped', why };
  const state = value['state'] === 'checking' ? 'checking' : 'waiting';
  return { state, until: readUntil(value['until']), why };
}

function readUntil(value: unknown): number {
  // JSON has no Infinity: null stands for a job that waits without end.
  if (value === null) return Infinity;
  return typeof value === 'number' ? value : 0;
}
