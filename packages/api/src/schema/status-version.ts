import type { StatusVersion } from '../model/writing';
import { readAccount } from './account';
import { readAttachment } from './attachment';
import { readEmojis } from './emoji';
import { readPoll } from './poll';
import { isObject, readFlag, readRows, readText, readTimeOrEpoch } from './read';

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
