import type { Poll, StatusSource } from '@linnet/api';
import type { StatusRow } from '../graph/rows';
import type { ChosenContent, DraftAttachment, DraftPoll } from '../post-content/draft';

interface StatusParts {
  row: StatusRow;
  poll: Poll | null;
  source: Pick<StatusSource, 'text' | 'subject' | 'contentType'>;
  /** Milliseconds since 1970. */
  now: number;
}

/** The shortest duration of a rewritten poll, in minutes. */
const MIN_POLL_MINUTES = 5;

/** The content of a status as a draft, to edit it or to write it again. */
export function contentOfStatus({ row, poll, source, now }: StatusParts): ChosenContent {
  return {
    text: source.text,
    subject: source.subject,
    scope: row.scope,
    sensitive: row.sensitive,
    ...(source.contentType === null ? {} : { contentType: source.contentType }),
    language: row.language,
    attachments: row.attachments.map((attachment): DraftAttachment => ({
      attachment,
      name: '',
      description: attachment.description,
    })),
    poll: poll === null ? null : draftOfPoll(poll, now),
    inReplyToId: row.inReplyToId,
    quoteId: row.quote?.id ?? null,
  };
}

/** The poll as a draft, open for the time it had left. */
function draftOfPoll({ options, multiple, expiresAt }: Poll, now: number): DraftPoll {
  const minutesLeft = expiresAt === null ? 0 : (Date.parse(expiresAt) - now) / 60_000;
  return {
    options: options.map(({ title }) => title),
    multiple,
    amount: Math.max(MIN_POLL_MINUTES, Math.round(minutesLeft)),
    unit: 'minutes',
  };
}
