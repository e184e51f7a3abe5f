import type { StatusId } from '@linnet/api';
import { contextKey, contextOf } from '../post-content/draft-context';
import { completeContent, readContent } from '../post-content/read-content';
import { isFields, readUncertainPost, readReason } from '../post-content/stored-drafts';
import { readJsonRecord } from '../kernel/json-record';
import type { JobState, JobStep, OutboxJob } from './job';

export function writeJob({ context, ...job }: OutboxJob): string {
  return JSON.stringify({ ...job, context: contextKey(context) });
}

/** Undefined for an invalid job. */
export function readJob(json: string | null): OutboxJob | undefined {
  const { id, context, content, madeAt, steps, phase, tries, held, openAt, doubt } = readJsonRecord(json);
  const origin = typeof context === 'string' ? contextOf(context) : null;
  const read = isFields(content) ? completeContent(readContent(content)) : undefined;
  const readSteps = Array.isArray(steps) ? steps.map(readStep) : [];
  if (typeof id !== 'string' || origin === null || read === undefined) return undefined;
  if (readSteps.length === 0 || readSteps.includes(undefined)) return undefined;
  return {
    id,
    context: origin,
    content: read,
    madeAt: typeof madeAt === 'number' ? madeAt : 0,
    steps: readSteps.filter((step) => step !== undefined),
    phase: readPhase(phase),
    tries: typeof tries === 'number' ? tries : 0,
    held: held === true,
    openAt: typeof openAt === 'string' ? (openAt as StatusId) : null,
    doubt: readUncertainPost(doubt),
  };
}

function readStep(value: unknown): JobStep | undefined {
  if (!isFields(value)) return undefined;
  const { key, keyAt, looks, done, begunAt } = value;
  if (typeof key !== 'string' || typeof keyAt !== 'number') return undefined;
  return {
    key,
    keyAt,
    begunAt: typeof begunAt === 'number' ? begunAt : null,
    looks: looks === true,
    done: typeof done === 'string' ? (done as StatusId) : null,
  };
}

function readPhase(value: unknown): JobState {
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
