import {
  ApiError,
  accountStatuses,
  getSource,
  scheduledStatuses,
  type AccountId,
  type Call,
  type ScheduledStatus,
  type Status,
  type StatusId,
} from '@linnet/api';
import { sameWords } from './same-words';

/** Clocks of servers and devices differ by so many milliseconds, at most. */
const SKEW = 10 * 60_000;

/** A post waits for the minute that was asked for, whatever the server makes of its seconds. */
const MINUTE = 60_000;

interface Sought {
  account: AccountId;
  text: string;
  /** How many attachments it has. */
  files: number;
  inReplyToId: StatusId | null;
  /** When it was sent first, in milliseconds since 1970. */
  since: number;
  /** Whether a post was made by something else. */
  isAnother: (id: StatusId) => boolean;
}

interface Finder {
  send: <T>(call: Call<T>) => Promise<T>;
  /** Text of a post as it reads, without its markup. */
  plainText: (html: string) => string;
  canReadSource: () => boolean;
}

/**
 * The post with this text, if the account has made one since. Throws `ApiError` when that cannot be said: then it must
 * not be sent again.
 */
export async function findPosted(finder: Finder, sought: Sought): Promise<Status | null> {
  // Replies in muted conversations are among them only when they are asked for.
  const options = { limit: 40, withoutRepeats: true, withMuted: true };
  const { items } = await finder.send(accountStatuses(sought.account, options));
  const candidates = items.filter(
    ({ id, createdAt, inReplyToId, attachments }) =>
      !sought.isAnother(id) &&
      Date.parse(createdAt) >= sought.since - SKEW &&
      attachments.length === sought.files &&
      (inReplyToId ?? null) === sought.inReplyToId,
  );
  for (const status of candidates) {
    if (sameWords(await textOf(finder, status), sought.text)) return status;
  }
  return null;
}

/** The post with this text that waits on the server for that time (ISO 8601). */
export async function findScheduled(
  { send }: Pick<Finder, 'send'>,
  { text, at }: { text: string; at: string },
): Promise<ScheduledStatus | null> {
  const { items } = await send(scheduledStatuses({ limit: 40 }));
  const isNear = (moment: string): boolean => Math.abs(Date.parse(moment) - Date.parse(at)) < MINUTE;
  return items.find((item) => isNear(item.scheduledAt) && sameWords(item.text, text)) ?? null;
}

async function textOf({ send, plainText, canReadSource }: Finder, status: Status): Promise<string> {
  if (!canReadSource()) return plainText(status.content);
  try {
    return (await send(getSource(status.id))).text;
  } catch (error) {
    // Deleted meanwhile, or a server that does not show it: what it reads like has to do.
    if (error instanceof ApiError && error.reason.kind === 'http') return plainText(status.content);
    throw error;
  }
}
