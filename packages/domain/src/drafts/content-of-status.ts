import type { Poll, StatusSource } from '@linnet/api';
import type { StatusRow } from '../graph/rows';
import type { ChosenContent, DraftAttachment, DraftPoll } from './draft';

interface StatusParts {
  row: StatusRow;
  poll: Poll | null;
  source: Pick<StatusSource, 'text' | 'subject' | 'contentType'>;
  /** Milliseconds since 1970. */
  now: number;
}

/** Minutes that a poll is open for at least when it is written anew. */
const SHORTEST_POLL = 5;

/** What its author wrote, so that it can be changed or written anew. */
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

/** It stays open as long as it would have. */
function draftOfPoll({ options, multiple, expiresAt }: Poll, now: number): DraftPoll {
  const left = expiresAt === null ? 0 : (Date.parse(expiresAt) - now) / 60_000;
  return {
    options: options.map(({ title }) => title),
    multiple,
    amount: Math.max(SHORTEST_POLL, Math.round(left)),
    unit: 'minutes',
  };
}
