import type { ScheduledStatusId, StatusId } from '../model/ids';
import type { ScheduledStatus } from '../model/writing';
import { readAttachment } from './attachment';
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
  readTexts,
  readTime,
} from './read';
import { readScope } from './scope';

const attachmentRows = { limit: 200, row: readAttachment };

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
