import type { AccountId, ChatMessage } from '@linnet/api';
import type { ChatJob } from './chat-job';

/** A line of a chat: a day, a message, or a message that is not sent yet. */
export type ChatLine =
  | { readonly kind: 'day'; readonly id: string; readonly time: number }
  | (MessageLine & { readonly kind: 'message'; readonly message: ChatMessage })
  | (MessageLine & { readonly kind: 'job'; readonly job: ChatJob });

/** The line of a message. Successive messages that one person wrote in the same minute are a chain. */
interface MessageLine {
  readonly id: string;
  readonly accountId: AccountId;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The id of the chain's first message. */
  readonly chain: string;
  /** Whether it is the first of its chain. */
  readonly isHead: boolean;
  /** Whether it is the last of its chain. */
  readonly isTail: boolean;
}

interface LinesOptions {
  /** The newest first. */
  readonly messages: readonly ChatMessage[];
  /** The oldest first. */
  readonly jobs: readonly ChatJob[];
  readonly viewer: AccountId;
}

/** Lines and parts as last made, so that a new page of a long chat does not render its other messages again. */
const lineOf = new WeakMap<ChatMessage, Extract<ChatLine, { kind: 'message' }>>();
const partOf = new WeakMap<ChatMessage, Part>();

/** The lines of a chat, the oldest first. A job whose message has arrived is not shown a second time. */
export function chatLines({ messages, jobs, viewer }: LinesOptions): readonly ChatLine[] {
  const unsent = jobs.filter(({ steps: [step] }) =>
    messages.every(({ idempotencyKey }) => idempotencyKey !== step?.key),
  );
  const parts: readonly Part[] = [
    ...messages.toReversed().map(messagePart),
    ...unsent.map((job) => ({ kind: 'job' as const, job, ...moment(viewer, job.madeAt) })),
  ];
  const lines: ChatLine[] = [];
  let chain = '';
  for (const [at, part] of parts.entries()) {
    const [before, after] = [parts[at - 1], parts[at + 1]];
    const { id } = part.kind === 'message' ? part.message : part.job;
    if (before?.day !== part.day) lines.push({ kind: 'day', id: `day ${part.day} ${id}`, time: part.time });
    const isHead = before === undefined || !areChained(before, part);
    if (isHead) chain = id;
    const isTail = after === undefined || !areChained(part, after);
    lines.push(lineWith(part, { chain, isHead, isTail }));
  }
  return lines;
}

/** Author and time of a message: what chains and days depend on. */
interface Moment extends Pick<MessageLine, 'accountId' | 'time'> {
  /** The day in the time zone of the device. */
  readonly day: string;
  readonly minute: number;
}

type Part = Moment &
  (
    | { readonly kind: 'message'; readonly message: ChatMessage }
    | { readonly kind: 'job'; readonly job: ChatJob }
  );

const moment = (accountId: AccountId, time: number): Moment => ({
  accountId,
  time,
  day: new Date(time).toDateString(),
  minute: Math.floor(time / 60_000),
});

function messagePart(message: ChatMessage): Part {
  const known = partOf.get(message);
  if (known !== undefined) return known;
  const { accountId, createdAt } = message;
  const part = { kind: 'message' as const, message, ...moment(accountId, Date.parse(createdAt)) };
  partOf.set(message, part);
  return part;
}

const areChained = (a: Moment, b: Moment): boolean =>
  a.accountId === b.accountId && a.minute === b.minute && a.day === b.day;

type InChain = Pick<MessageLine, 'chain' | 'isHead' | 'isTail'>;

/**
 * The line of a message or a job. A message has the same object as before while its position in the chain is the same.
 */
function lineWith(part: Part, inChain: InChain): ChatLine {
  const { accountId, time } = part;
  if (part.kind === 'job')
    return { kind: 'job', id: part.job.id, job: part.job, accountId, time, ...inChain };
  const { message } = part;
  const before = lineOf.get(message);
  if (before?.chain === inChain.chain && before.isHead === inChain.isHead && before.isTail === inChain.isTail)
    return before;
  const line = { kind: 'message' as const, id: message.id, message, accountId, time, ...inChain };
  lineOf.set(message, line);
  return line;
}
