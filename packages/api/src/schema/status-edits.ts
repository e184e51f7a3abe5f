import type { ScheduledStatusId, StatusId } from '../model/ids';
import { readAccount } from './account';
import {
  type ModelOf,
  objectReader,
  readerWithId,
  type JsonObject,
  readCount,
  readCountOrNull,
  readFlag,
  readId,
  readObject,
  readRows,
  readText,
  readTextOrNull,
  readTexts,
  readTime,
  readTimeOrEpoch,
} from './read';
import { readAttachment, readEmojis, readPoll, readScope } from './status-contents';

/** The source text of a status. */
export type StatusSource = ModelOf<typeof readStatusSource>;

/** Undefined without an id. Pleroma sends an empty text for posts of other servers. */
export const readStatusSource = readerWithId((json, id: StatusId) => ({
  id,
  text: readText(json, 'text'),
  subject: readText(json, 'spoiler_text'),
  /** Null when the server does not say: it then has one format only. */
  contentType: readTextOrNull(json, 'content_type') || null,
}));

const attachmentRows = { limit: 200, row: readAttachment };

/** An earlier version of a status. */
export type StatusVersion = ModelOf<typeof readStatusVersion>;

/** Undefined without an account. */
export const readStatusVersion = objectReader((json) => {
  const account = readAccount(json['account']);
  if (account === undefined) return undefined;
  return {
    account,
    /** HTML. */
    content: readText(json, 'content'),
    subject: readText(json, 'spoiler_text'),
    sensitive: readFlag(json, 'sensitive'),
    createdAt: readTimeOrEpoch(json, 'created_at'),
    attachments: readRows(json, 'media_attachments', attachmentRows),
    emojis: readEmojis(json),
    /** Null also when the server sends only the options. */
    poll: readPoll(json['poll']) ?? null,
  };
});

function readPollPlan(params: JsonObject) {
  const poll = readObject(params, 'poll');
  const options = readTexts(poll, 'options');
  if (options.length === 0) return null;
  return { options, expiresIn: readCount(poll, 'expires_in'), multiple: readFlag(poll, 'multiple') };
}

/** A scheduled post. */
export type ScheduledStatus = ModelOf<typeof readScheduledStatus>;

/** Undefined without an id or a time. */
export const readScheduledStatus = readerWithId((json, id: ScheduledStatusId) => {
  const scheduledAt = readTime(json, 'scheduled_at');
  if (scheduledAt === null) return undefined;
  const params = readObject(json, 'params');
  const visibility = params['visibility'];
  return {
    id,
    scheduledAt,
    text: readText(params, 'text'),
    subject: readText(params, 'spoiler_text'),
    /** Null where the server does not store it. */
    language: readTextOrNull(params, 'language') || null,
    sensitive: readFlag(params, 'sensitive'),
    /** Null: the server's default scope. */
    scope: typeof visibility === 'string' ? readScope(visibility) : null,
    inReplyToId: readId<StatusId>(params, 'in_reply_to_id'),
    attachments: readRows(json, 'media_attachments', attachmentRows),
    /** `expiresIn`: seconds from posting. */
    poll: readPollPlan(params),
    /** Seconds from posting. */
    expiresIn: readCountOrNull(params, 'expires_in'),
  };
});
