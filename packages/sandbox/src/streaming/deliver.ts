import { renderChats, renderConversations } from '../render/conversations';
import { renderNotifications } from '../render/notification';
import { viewerOf, type Viewer } from '../render/viewer';
import type { Server, HubEvent } from '../server/server';
import { findAccount } from '../store/accounts/accounts';
import { findConversation } from '../store/statuses/conversations';
import { findListIdsWith } from '../store/accounts/lists';
import { deliverStatus } from './deliver-status';
import type { Session } from './session';

type EventOf<Kind extends HubEvent['kind']> = HubEvent & { kind: Kind };

interface PersonalEvent {
  accountId: string;
  streams: readonly string[];
  event: string;
  /** Called at most once, and only when a socket is subscribed; null sends nothing. */
  payload(): string | null;
}

/** Sends an event for one account to its sockets that are subscribed to one of the streams. */
function deliverTo(sessions: Iterable<Session>, { accountId, streams, event, payload }: PersonalEvent): void {
  let text: string | null | undefined;
  for (const session of sessions) {
    if (session.auth.account?.id !== accountId) continue;
    for (const stream of streams) {
      if (!session.topics.has(stream)) continue;
      text ??= payload();
      if (text !== null) session.send({ stream: [stream], event, payload: text });
    }
  }
}

function viewerFor(server: Server, accountId: string): Viewer | null {
  return viewerOf(server, findAccount(server.db, accountId) ?? null);
}

const asText = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

function notification(server: Server, event: EventOf<'notification'>): PersonalEvent {
  const row = event.notification;
  return {
    accountId: row.account_id,
    streams: ['user', 'user:notification'],
    event: 'notification',
    payload() {
      const viewer = viewerFor(server, row.account_id);
      return asText(viewer ? renderNotifications(server, [row], viewer)[0] : undefined);
    },
  };
}

function relationship(
  server: Server,
  { followerId, followedId, state }: EventOf<'relationship'>,
): PersonalEvent {
  const side = (id: string) => {
    const row = findAccount(server.db, id);
    return {
      id,
      follower_count: row?.hide_followers_count === 0 ? row.followers_count : 0,
      following_count: row?.hide_follows_count === 0 ? row.following_count : 0,
    };
  };
  return {
    accountId: followerId,
    streams: ['user'],
    event: 'pleroma:follow_relationships_update',
    payload: () => asText({ state, follower: side(followerId), following: side(followedId) }),
  };
}

function chat(server: Server, event: EventOf<'chat'>): PersonalEvent {
  return {
    accountId: event.chat.account_id,
    streams: ['user', 'user:pleroma_chat'],
    event: 'pleroma:chat_update',
    payload: () => asText(renderChats(server, [event.chat])[0]),
  };
}

/** Whether a conversation has only one status: then no `conversation` event is sent. */
function isFirst(server: Server, context: string): boolean {
  const posts = server.db.all(
    `select 1 from statuses where context = ? and reblog_of_id is null limit 2`,
    context,
  );
  return posts.length < 2;
}

function conversation(server: Server, { accountId, conversationId }: EventOf<'conversation'>): PersonalEvent {
  return {
    accountId,
    streams: ['direct'],
    event: 'conversation',
    payload() {
      const row = findConversation(server.db, accountId, String(conversationId));
      const viewer = viewerFor(server, accountId);
      if (!row || !viewer || isFirst(server, row.context)) return null;
      return asText(renderConversations(server, [row], viewer)[0]);
    },
  };
}

/** Sends the deletion of a chat message like that of a direct status, with an id that neither side knows. */
function deliverChatDeletion(
  server: Server,
  { textId, authorId, viewerIds }: EventOf<'chat deletion'>,
  sessions: Iterable<Session>,
): void {
  const lists = findListIdsWith(server.db, authorId);
  for (const session of sessions) {
    if (!viewerIds.includes(session.auth.account?.id ?? '')) continue;
    for (const { stream, argument } of session.topics.values()) {
      const listed = stream === 'list' && lists.has(argument ?? '');
      if (listed || stream === 'user' || stream === 'direct')
        session.send({ event: 'delete', payload: textId });
    }
  }
}

function deliverFilters({ accountId }: EventOf<'filters'>, sessions: Iterable<Session>): void {
  for (const session of sessions) {
    if (session.auth.account?.id !== accountId || !session.topics.has('user')) continue;
    session.send({ stream: ['user'], event: 'filters_changed' });
  }
}

/** Sends an event to every stream that it belongs to: one frame per subscribed stream. */
export function deliver(server: Server, event: HubEvent, sessions: Iterable<Session>): void {
  switch (event.kind) {
    case 'update':
    case 'status.update':
    case 'delete':
      return deliverStatus(server, event, sessions);
    case 'notification':
      return deliverTo(sessions, notification(server, event));
    case 'relationship':
      return deliverTo(sessions, relationship(server, event));
    case 'chat':
      return deliverTo(sessions, chat(server, event));
    case 'conversation':
      return deliverTo(sessions, conversation(server, event));
    case 'chat deletion':
      return deliverChatDeletion(server, event, sessions);
    case 'filters':
      return deliverFilters(event, sessions);
    case 'revoked':
      for (const session of sessions) {
        if (session.auth.token?.id === event.tokenId) session.socket.close(1000);
      }
  }
}
