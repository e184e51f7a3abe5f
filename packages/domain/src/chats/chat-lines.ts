import type { AccountId, ChatMessage } from '@linnet/api';
import type { ChatJob } from './chat-job';

/** A line of a chat: a day, a message, or one that is not sent yet. */
export type ChatLine =
  | { readonly kind: 'day'; readonly id: string; readonly time: number }
  | (MessageLine & { readonly kind: 'message'; readonly message: ChatMessage })
  | (MessageLine & { readonly kind: 'job'; readonly job: ChatJob });

/** Messages of one person in one minute are a chain. */
interface MessageLine {
  readonly id: string;
  readonly accountId: AccountId;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The id of the chain's first message. */
  readonly chain: string;
  /** The first and the last of its chain. */
  readonly isHead: boolean;
  readonly isTail: boolean;
}

interface LinesOptions {
  /** The newest first. */
  readonly messages: readonly ChatMessage[];
  /** The oldest first. */
  readonly jobs: readonly ChatJob[];
  readonly viewer: AccountId;
}

/** The lines of a chat, the oldest first. A job whose message has arrived is not shown a second time. */
export function chatLines({ messages, jobs, viewer }: LinesOptions): readonly ChatLine[] {
  const keys = new Set(messages.map(({ idempotencyKey }) => idempotencyKey));
  const unsent = jobs.filter(({ steps }) => !keys.has(steps[0]?.key ?? null));
  const parts = [
    ...messages.toReversed().map((message) => ({
      kind: 'message' as const,
      id: message.id,
      accountId: message.accountId,
      time: Date.parse(message.createdAt),
      message,
    })),
    ...unsent.map((job) => ({
      kind: 'job' as const,
      id: job.id,
      accountId: viewer,
      time: job.madeAt,
      job,
    })),
  ];
  const lines: ChatLine[] = [];
  let chain = '';
  for (const [at, part] of parts.entries()) {
    const [before, after] = [parts[at - 1], parts[at + 1]];
    if (before === undefined || dayOf(before.time) !== dayOf(part.time))
      lines.push({ kind: 'day', id: `day ${dayOf(part.time)} ${part.id}`, time: part.time });
    const isHead = before === undefined || !areChained(before, part);
    if (isHead) chain = part.id;
    const isTail = after === undefined || !areChained(part, after);
    lines.push({ ...part, chain, isHead, isTail });
  }
  return lines;
}

type Part = Pick<MessageLine, 'accountId' | 'time'>;

const areChained = (a: Part, b: Part): boolean =>
  a.accountId === b.accountId && minuteOf(a.time) === minuteOf(b.time) && dayOf(a.time) === dayOf(b.time);

const minuteOf = (time: number): number => Math.floor(time / 60_000);

/** The day where the viewer is. */
const dayOf = (time: number): string => new Date(time).toDateString();
