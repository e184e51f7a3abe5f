import {
  type AccountId,
  ApiError,
  type Call,
  type ScheduledStatus,
  type Status,
  type StatusId,
  accountStatuses,
  getSource,
  scheduledStatuses,
} from '@linnet/api';

/** Whether two texts are equal, apart from what servers change: hosts in mentions, line breaks, spaces. */
export function isSameText(one: string, other: string): boolean {
  return comparableText(one) === comparableText(other);
}

function comparableText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/@([\w.-]+)@[\w.-]+/g, '@$1')
    .replaceAll(/\s+/g, '')
    .toLowerCase();
}

/** Largest difference that is expected between the clocks of server and device. */
const MAX_CLOCK_SKEW_MS = 10 * 60_000;

/** A server may round the time of a scheduled post to the minute. */
const MINUTE = 60_000;

interface WantedPost {
  account: AccountId;
  text: string;
  /** How many attachments it has. */
  files: number;
  inReplyToId: StatusId | null;
  /** When the first request was sent, in milliseconds since 1970. */
  since: number;
  /** Whether a status is known to belong to another job or step. */
  isAnother: (id: StatusId) => boolean;
}

interface Finder {
  send: <T>(call: Call<T>) => Promise<T>;
  /** The text of a status without its markup. */
  plainText: (html: string) => string;
  canReadSource: () => boolean;
}

/**
 * Searches the account's latest statuses for one that is this post. Throws `ApiError` if the search failed: the post
 * must not be sent again then, since it may exist.
 */
export async function findPosted(finder: Finder, wanted: WantedPost): Promise<Status | null> {
  // `withMuted` includes replies in muted conversations.
  const options = { limit: 40, withoutRepeats: true, withMuted: true };
  const { items } = await finder.send(accountStatuses(wanted.account, options));
  const candidates = items.filter(
    ({ id, createdAt, inReplyToId, attachments }) =>
      !wanted.isAnother(id) &&
      Date.parse(createdAt) >= wanted.since - MAX_CLOCK_SKEW_MS &&
      attachments.length === wanted.files &&
      (inReplyToId ?? null) === wanted.inReplyToId,
  );
  for (const status of candidates) {
    if (isSameText(await textOf(finder, status), wanted.text)) return status;
  }
  return null;
}

/** Searches for a scheduled post with this text and time (ISO 8601). */
export async function findScheduled(
  { send }: Pick<Finder, 'send'>,
  { text, at }: { text: string; at: string },
): Promise<ScheduledStatus | null> {
  const { items } = await send(scheduledStatuses({ limit: 40 }));
  const isNear = (moment: string): boolean => Math.abs(Date.parse(moment) - Date.parse(at)) < MINUTE;
  return items.find((item) => isNear(item.scheduledAt) && isSameText(item.text, text)) ?? null;
}

async function textOf({ send, plainText, canReadSource }: Finder, status: Status): Promise<string> {
  if (!canReadSource()) return plainText(status.content);
  try {
    return (await send(getSource(status.id))).text;
  } catch (error) {
    // The status was deleted meanwhile, or the server shows no source: its rendered text is compared instead.
    if (error instanceof ApiError && error.reason.kind === 'http') return plainText(status.content);
    throw error;
  }
}
