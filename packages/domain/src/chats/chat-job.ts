import type { AccountId, ChatId, ChatMessageId } from '@linnet/api';
import { readJsonRecord } from '../kernel/json-record';
import type { RetryRules } from '../outbox/after-error';
import type { JobStep, QueuedJob } from '../outbox/job';
import { readQueued } from '../outbox/stored-jobs';
import { type ChatContent, readChatContent } from './chat-draft';

/** A chat message on its way to the server. */
export interface ChatJob extends QueuedJob {
  readonly chatId: ChatId;
  /** The other person. */
  readonly accountId: AccountId;
  readonly content: ChatContent;
  readonly steps: readonly JobStep<ChatMessageId>[];
}

/** Ten retries: after 1 s, 2 s, 4 s, … */
export const messageRules: RetryRules = {
  firstDelayMs: 1000,
  maxDelayMs: 1_024_000,
  maxAnswered: 11,
  maxUnanswered: 11,
  // Servers store a message in one transaction, which has ended after this time.
  serverTimeoutMs: 30_000,
};

interface NewChatJob extends Pick<ChatJob, 'chatId' | 'accountId' | 'content'> {
  readonly key: string;
  readonly now: number;
}

export function newChatJob({ key, now, ...message }: NewChatJob): ChatJob {
  return {
    ...message,
    id: key,
    madeAt: now,
    steps: [{ key, keyAt: now, begunAt: null, looks: false, done: null }],
    phase: { state: 'waiting', until: 0, why: null },
    tries: 0,
    held: false,
  };
}

/** Whether an earlier message of the same chat has to be sent first. Those whose sending has failed for good do not. */
export function waitsForEarlier(job: ChatJob, all: readonly ChatJob[]): boolean {
  const position = all.findIndex(({ id }) => id === job.id);
  const earlier = all.slice(0, Math.max(0, position));
  return earlier.some(({ chatId, phase }) => chatId === job.chatId && phase.state !== 'stopped');
}

/** Reads a stored job; undefined for an invalid one. */
export function readChatJob(json: string | null): ChatJob | undefined {
  const record = readJsonRecord(json);
  const { chatId, accountId, content } = record;
  const queued = readQueued<ChatMessageId>(record);
  if (queued === undefined || typeof chatId !== 'string' || typeof accountId !== 'string') return undefined;
  // Ids in storage are plain strings.
  return {
    ...queued,
    chatId: chatId as ChatId,
    accountId: accountId as AccountId,
    content: readChatContent(typeof content === 'object' ? (content as Record<string, unknown>) : null),
  };
}
