import { del, get, nothing, patch, post } from '../../call';
import type { AccountId, ConversationId } from '../../model/ids';
import { readConversation } from '../../schema/conversations';
import { readPage, required } from '../../schema/read';
import { readStatus } from '../../schema/status';
import { type PageOptions, pageQuery } from '../paging';

const readRequired = required(readConversation, 'conversation');

function path(id: ConversationId, rest = ''): string {
  return `/api/v1/conversations/${encodeURIComponent(id)}${rest}`;
}

function pleromaPath(id: ConversationId, rest = ''): string {
  return `/api/v1/pleroma/conversations/${encodeURIComponent(id)}${rest}`;
}

/** POST /api/v1/conversations/:id/read. */
export const markConversationRead = (id: ConversationId) =>
  post(path(id, '/read'), readRequired, { feature: 'conversations' });

/** DELETE /api/v1/conversations/:id: removes it from the viewer's list; the statuses stay. */
export const removeConversation = (id: ConversationId) =>
  del(path(id), nothing, { feature: 'conversations' });

/** GET /api/v1/pleroma/conversations/:id. */
export const getConversation = (id: ConversationId) => get(pleromaPath(id), readRequired);

/**
 * GET /api/v1/pleroma/conversations/:id/statuses: the newest statuses, the oldest of them first. The page's cursors
 * lead into the same page: the next page is `max_id` with the oldest id.
 */
export const conversationStatuses = (id: ConversationId, options: PageOptions = {}) =>
  get(pleromaPath(id, '/statuses'), readPage(readStatus), {
    query: pageQuery(options),
    feature: 'conversationPosts',
  });

/** PATCH /api/v1/pleroma/conversations/:id: the recipients of replies. In the query: servers ignore a body. */
export const setRecipients = (id: ConversationId, recipients: readonly AccountId[]) =>
  patch(pleromaPath(id), readRequired, { query: { recipients } });

/** POST /api/v1/pleroma/conversations/read: all of them. Returns those that were unread. */
export const markAllConversationsRead = () =>
  post('/api/v1/pleroma/conversations/read', readPage(readConversation));
