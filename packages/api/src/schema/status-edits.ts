import type { ScheduledStatusId, StatusId } from '../model/ids';
import type { ScheduledStatus, StatusSource, StatusVersion } from '../model/writing';
import { readAccount } from './account';
import {
  type JsonObject,
  isObject,
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

/** Undefined without an id. Pleroma sends an empty text for posts of other servers. */
export function readStatusSource(json: unknown): StatusSource | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<StatusId>(json, 'id');
  if (id === null) return undefined;
  return {
    id,
    text: readText(json, 'text'),
    subject: readText(json, 'spoiler_text'),
    contentType: readTextOrNull(json, 'content_type') || null,
  };
}

const attachmentRows = { limit: 200, row: readAttachment };

/** Undefined without an account. */
export function readStatusVersion(json: unknown): StatusVersion | undefined {
  if (!isObject(json)) return undefined;
  const account = readAccount(json['account']);
  if (account === undefined) return undefined;
  return {
    account,
    content: readText(json, 'content'),
    subject: readText(json, 'spoiler_text'),
    sensitive: readFlag(json, 'sensitive'),
    createdAt: readTimeOrEpoch(json, 'created_at'),
    attachments: readRows(json, 'media_attachments', attachmentRows),
    emojis: readEmojis(json),
    poll: readPoll(json['poll']) ?? null,
  };
}

function readPollPlan(params: JsonObject): ScheduledStatus['poll'] {
  const poll = readObject(params, 'poll');
  const options = readTexts(poll, 'options');
  if (options.length === 0) return null;
  return { options, expiresIn: readCount(poll, 'expires_in'), multiple: readFlag(poll, 'multiple') };
}

/** Undefined without an id or a time. */
export function readScheduledStatus(json: unknown): ScheduledStatus | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<ScheduledStatusId>(json, 'id');
  const scheduledAt = readTime(json, 'scheduled_at');
  if (id === null || scheduledAt === null) return undefined;
  const params = readObject(json, 'params');
  const visibility = params['visibility'];
  return {
    id,
    scheduledAt,
    text: readText(params, 'text'),
    subject: readText(params, 'spoiler_text'),
    sensitive: readFlag(params, 'sensitive'),
    scope: typeof visibility === 'string' ? readScope(visibility) : null,
    inReplyToId: readId<StatusId>(params, 'in_reply_to_id'),
    attachments: readRows(json, 'media_attachments', attachmentRows),
    poll: readPollPlan(params),
    expiresIn: readCountOrNull(params, 'expires_in'),
  };
}
