import type { Call } from './call';
import type { AccountId, ConversationId } from './model/ids';
import type { Page } from './model/page';
import type { Status } from './model/status';
import type { Conversation } from './model/writing';
import { pageQuery, type PageOptions } from './page-options';
import { readConversation } from './schema/conversation';
import { readPage } from './schema/page';
import { required } from './schema/required';
import { readStatus } from './schema/status';

const readRequired = required(readConversation, 'conversation');

function path(id: ConversationId, rest = ''): string {
  return `/api/v1/conversations/${encodeURIComponent(id)}${rest}`;
}

function pleromaPath(id: ConversationId, rest = ''): string {
  return `/api/v1/pleroma/conversations/${encodeURIComponent(id)}${rest}`;
}

/**
 * GET /api/v1/conversations, latest activity first. Pleroma cuts its pages by id all the same, so that a page may miss
 * an old conversation with new activity.
 */
export function conversations(options: PageOptions = {}): Call<Page<Conversation>> {
  return {
    method: 'GET',
    path: '/api/v1/conversations',
    query: pageQuery(options),
    feature: 'conversations',
    notFound: 'route',
    read: readPage(readConversation),
  };
}

/** GET /api/v1/timelines/direct: the direct statuses themselves. */
export function directTimeline(options: PageOptions = {}): Call<Page<Status>> {
  return {
    method: 'GET',
    path: '/api/v1/timelines/direct',
    query: pageQuery(options),
    feature: 'directTimeline',
    notFound: 'route',
    read: readPage(readStatus),
  };
}

/** POST /api/v1/conversations/:id/read. */
export function markConversationRead(id: ConversationId): Call<Conversation> {
  return { method: 'POST', path: path(id, '/read'), feature: 'conversations', read: readRequired };
}

/** DELETE /api/v1/conversations/:id: removes it from the viewer's list; the statuses stay. */
export function removeConversation(id: ConversationId): Call<void> {
  return { method: 'DELETE', path: path(id), feature: 'conversations', read: () => undefined };
}

/** GET /api/v1/pleroma/conversations/:id. */
export function getConversation(id: ConversationId): Call<Conversation> {
  return { method: 'GET', path: pleromaPath(id), read: readRequired };
}

/** GET /api/v1/pleroma/conversations/:id/statuses, newest first. */
export function conversationStatuses(id: ConversationId, options: PageOptions = {}): Call<Page<Status>> {
  return {
    method: 'GET',
    path: pleromaPath(id, '/statuses'),
    query: pageQuery(options),
    read: readPage(readStatus),
  };
}

/** PATCH /api/v1/pleroma/conversations/:id: the recipients of replies. In the query: servers ignore a body. */
export function setRecipients(id: ConversationId, recipients: readonly AccountId[]): Call<Conversation> {
  return {
    method: 'PATCH',
    path: pleromaPath(id),
    query: { recipients },
    read: readRequired,
  };
}

/** POST /api/v1/pleroma/conversations/read: all of them. Returns those that were unread. */
export function markAllConversationsRead(): Call<Page<Conversation>> {
  return {
    method: 'POST',
    path: '/api/v1/pleroma/conversations/read',
    read: readPage(readConversation),
  };
}
