import type { AccountId, ChatMessage, StatusId } from '@linnet/api';
import type { ChatJob } from '../chats/chat-job';
import { type ChatLine, chatLines } from '../chats/chat-lines';
import type { OutboxJob } from '../outbox/job';
import type { ThreadItem } from './thread-sources';

/** A line of a thread: one of a chat, a direct post, or a direct post that is on its way. */
export type ThreadLine =
  | ChatLine
  | { readonly kind: 'outgoing'; readonly id: string; readonly job: OutboxJob }
  | { readonly kind: 'post'; readonly id: string; readonly time: number; readonly status: StatusId };

interface LinesOptions {
  /** The newest first. */
  readonly items: readonly ThreadItem[];
  /** Messages that are not sent yet, the oldest first. */
  readonly jobs: readonly ChatJob[];
  /** Direct posts that are on their way, the oldest first. */
  readonly outgoing: readonly OutboxJob[];
  readonly viewer: AccountId;
}

/** The lines of a thread, the oldest first. Each day has one line. */
export function threadLines({ items, jobs, outgoing, viewer }: LinesOptions): readonly ThreadLine[] {
  const sent = new Set(items.map((item) => item.kind === 'message' && item.message.idempotencyKey));
  const unsent = jobs.filter(({ steps }) => !sent.has(steps[0]?.key ?? null));
  const lines: ThreadLine[] = [];
  /** Messages that follow each other, the oldest first. */
  let run: ChatMessage[] = [];
  let day = '';

  function addDay(time: number, id: string): void {
    const next = new Date(time).toDateString();
    if (next !== day) lines.push({ kind: 'day', id: `day ${next} ${id}`, time });
    day = next;
  }
  function endRun(last: readonly ChatJob[]): void {
    for (const line of chatLines({ messages: run.toReversed(), jobs: last, viewer })) {
      if (line.kind === 'day') addDay(line.time, line.id);
      else lines.push(line);
    }
    run = [];
  }
  for (const item of items.toReversed()) {
    if (item.kind === 'message') run.push(item.message);
    else {
      endRun([]);
      addDay(item.time, item.id);
      lines.push(item);
    }
  }
  endRun(unsent);
  return [...lines, ...outgoing.map((job) => ({ kind: 'outgoing' as const, id: job.id, job }))];
}
