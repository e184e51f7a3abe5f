import {
  createStatus,
  editStatus,
  scheduleStatus,
  type Call,
  type NewQuote,
  type NewStatus,
  type Status,
  type StatusEdit,
  type StatusId,
} from '@linnet/api';
import type { Features } from '../instance/features';
import type { DraftAttachment, DraftContent } from '../post-content/draft';
import { pollToSend } from '../post-content/poll';
import { sharedByThread } from '../post-content/shared-by-thread';
import type { OutboxJob } from './job';

/** The result of a step: a post, or one that is scheduled on the server. */
export type StepOutcome = { kind: 'posted' | 'edited'; status: Status } | { kind: 'scheduled'; at: string };

interface StepSender {
  send: <T>(call: Call<T>) => Promise<T>;
  quoteParameter: () => NewQuote['parameter'];
}

/** Sends one post of a job; throws `ApiError`. */
export async function sendStep(
  { send, quoteParameter }: StepSender,
  { context, content, steps }: OutboxJob,
  index: number,
): Promise<StepOutcome> {
  const key = steps[index]?.key ?? '';
  if (context.kind === 'edit') {
    return { kind: 'edited', status: await send(editStatus(context.of, editOf(content))) };
  }
  const post = postOf(content, { index, before: steps[index - 1]?.done ?? null, quoteParameter });
  if (content.scheduledAt === null) return { kind: 'posted', status: await send(createStatus(post, key)) };
  const answer = await send(scheduleStatus(post, { at: content.scheduledAt, idempotencyKey: key }));
  return answer.kind === 'posted'
    ? { kind: 'posted', status: answer.status }
    : { kind: 'scheduled', at: answer.scheduled.scheduledAt };
}

interface PartOptions {
  index: number;
  /** The post before this one in its thread. */
  before: StatusId | null;
  quoteParameter: () => NewQuote['parameter'];
}

/** The name of the parameter for a quoted status on a server with these features. */
export function quoteParameterFor(features: Pick<Features, 'has'> | null): NewQuote['parameter'] {
  return features?.has('quotesByStatusId') === true ? 'quoted_status_id' : 'quote_id';
}

/** The first post of a draft, or one of its thread. */
export function postOf(content: DraftContent, { index, before, quoteParameter }: PartOptions): NewStatus {
  const shared = sharedByThread(content);
  const part = content.following[index - 1];
  if (index > 0 && part !== undefined) {
    return { ...shared, text: part.text, inReplyToId: before, mediaIds: idsOf(part.attachments) };
  }
  const { quoteId, poll } = content;
  return {
    ...shared,
    text: content.text,
    inReplyToId: content.inReplyToId,
    mediaIds: idsOf(content.attachments),
    poll: poll === null ? null : pollToSend(poll),
    quote: quoteId === null ? null : { id: quoteId, parameter: quoteParameter() },
  };
}

function editOf({ attachments, poll, ...content }: DraftContent): StatusEdit {
  const { text, subject, sensitive, contentType, language, quotePolicy } = content;
  const mediaDescriptions = Object.fromEntries(
    attachments.map(({ attachment, description }) => [attachment.id, description]),
  );
  return {
    text,
    subject,
    sensitive,
    contentType,
    language,
    quotePolicy,
    mediaIds: idsOf(attachments),
    mediaDescriptions,
    poll: poll === null ? null : pollToSend(poll),
  };
}

function idsOf(attachments: readonly DraftAttachment[]): string[] {
  return attachments.map(({ attachment }) => attachment.id);
}
