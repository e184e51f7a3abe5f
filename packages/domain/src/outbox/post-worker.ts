import {
  accountStatuses,
  type AccountId,
  type Call,
  type NewQuote,
  type Status,
  type StatusId,
} from '@linnet/api';
import { findPosted, findScheduled } from './find-posted';
import type { OutboxJob } from './job';
import { stepName, type PostedIds } from './posted-ids';
import { sendStep, type StepOutcome } from './send-step';
import { withdraw } from './withdraw';
import type { StepWorker } from './work-on-job';

type PostOutcome = StepOutcome | { kind: 'found'; status: Status };

/** What sending posts needs. */
export interface PostSender {
  send: <T>(call: Call<T>) => Promise<T>;
  quoteParameter: () => NewQuote['parameter'];
  plainText: (html: string) => string;
  canReadSource: () => boolean;
  /** Sends the descriptions of the attachments; throws `ApiError`. */
  describe: (job: OutboxJob) => Promise<void>;
  account: AccountId;
  posted: Pick<PostedIds, 'isOfAnother'>;
  onDone: (outcome: PostOutcome | { kind: 'withdrawn'; id: StatusId }, job: OutboxJob, index: number) => void;
}

/** How posts, edits and scheduled posts are sent and found. */
export function postWorker(sender: PostSender): StepWorker<OutboxJob, PostOutcome> {
  return {
    prepare: sender.describe,
    // Repeating an edit does no harm.
    isRepeatable: ({ context }) => context.kind === 'edit',
    async withdraw(job) {
      if (job.doubt === undefined) return true;
      const withdrawal = await withdraw(sender, job.doubt, job.content.inReplyToId);
      // A scheduled post that was withdrawn has no id: no timeline shows it.
      if (withdrawal.isFound && withdrawal.id !== null)
        sender.onDone({ kind: 'withdrawn', id: withdrawal.id }, job, 0);
      return withdrawal.isFound;
    },
    find: (job, index) => find(sender, job, index),
    reach: () => sender.send(accountStatuses(sender.account, { limit: 1 })),
    sendStep: (job, index) => sendStep(sender, job, index),
    finish(outcome, job, index) {
      sender.onDone(outcome, job, index);
      // A scheduled post has no id of a status yet; the job's id marks the step as done.
      return outcome.kind === 'scheduled' ? job.id : outcome.status.id;
    },
  };
}

async function find(sender: PostSender, job: OutboxJob, index: number): Promise<PostOutcome | null> {
  const { content, context, steps, madeAt: since } = job;
  if (context.kind === 'edit') return null;
  const { text, attachments } = content.following[index - 1] ?? content;
  if (content.scheduledAt !== null) {
    const at = content.scheduledAt;
    return (await findScheduled(sender, { text, at })) === null ? null : { kind: 'scheduled', at };
  }
  const inReplyToId = index === 0 ? content.inReplyToId : (steps[index - 1]?.done ?? null);
  const { account, posted } = sender;
  const isAnother = (id: StatusId): boolean => posted.isOfAnother(id, stepName(job.id, index));
  const sought = { account, text, files: attachments.length, inReplyToId, since, isAnother };
  const status = await findPosted(sender, sought);
  return status === null ? null : { kind: 'found', status };
}
