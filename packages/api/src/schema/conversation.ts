import type { ConversationId } from '../model/ids';
import type { Conversation } from '../model/writing';
import { readAccount } from './account';
import { isObject, readFlag, readId, readRows } from './read';
import { readStatus } from './status';

const accountRows = { limit: 1_000, row: readAccount };

/** Undefined without an id. */
export function readConversation(json: unknown): Conversation | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<ConversationId>(json, 'id');
  if (id === null) return undefined;
  return {
    id,
    accounts: readRows(json, 'accounts', accountRows),
    unread: readFlag(json, 'unread'),
    lastStatus: readStatus(json['last_status']) ?? null,
  };
}
