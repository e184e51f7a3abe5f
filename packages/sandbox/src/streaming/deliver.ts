import { renderChats, renderConversations } from '../render/conversations';
import { renderNotifications } from '../render/notification';
import { readerOf, type Reader } from '../render/reader';
import type { Here, HubEvent } from '../server/here';
import { findAccount } from '../store/accounts/accounts';
import { findConversation } from '../store/statuses/conversations';
import { findListsHolding } from '../store/accounts/lists';
import { deliverStatus } from './deliver-status';
import type { Session } from './session';

type EventOf<Kind extends HubEvent['kind']> = HubEvent & { kind: Kind };

interface Personal {
  accountId: string;
  streams: readonly string[];
  event: string;
  /** Called at most once, and only when a socket is subscribed; null sends nothing. */
  payload(): string | null;
}

/** Sends an event for one account to its sockets that are subscribed to one of the streams. */
function deliverTo(sessions: Iterable<Session>, { accountId, streams, event, payload }: Personal): void {
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

function readerFor(here: Here, accountId: string): Reader | null {
  return readerOf(here, findAccount(here.db, accountId) ?? null);
}

const asText = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

function notification(here: Here, event: EventOf<'notification'>): Personal {
  const row = event.notification;
  return {
    accountId: row.account_id,
    streams: ['user', 'user:notification'],
    event: 'notification',
    payload() {
      const reader = readerFor(here, row.account_id);
      return asText(reader ? renderNotifications(here, [row], reader)[0] : undefined);
    },
  };
}

function relationship(here: Here, { followerId, followedId, state }: EventOf<'relationship'>): Personal {
  const side = (id: string) => {
    const row = findAccount(here.db, id);
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

function chat(here: Here, event: EventOf<'chat'>): Personal {
  return {
    accountId: event.chat.account_id,
    streams: ['user', 'user:pleroma_chat'],
    event: 'pleroma:chat_update',
    payload: () => asText(renderChats(here, [event.chat])[0]),
  };
}

/** Whether a conversation has only one status: then no `conversation` event is sent. */
function isFirst(here: Here, context: string): boolean {
  const posts = here.db.all(
    `select 1 from statuses where context = ? and reblog_of_id is null limit 2`,
    context,
  );
  return posts.length < 2;
}

function conversation(here: Here, { accountId, conversationId }: EventOf<'conversation'>): Personal {
  return {
    accountId,
    streams: ['direct'],
    event: 'conversation',
    payload() {
      const row = findConversation(here.db, accountId, String(conversationId));
      const reader = readerFor(here, accountId);
      if (!row || !reader || isFirst(here, row.context)) return null;
      return asText(renderConversations(here, [row], reader)[0]);
    },
  };
}

/** Sends the deletion of a chat message like that of a direct status, with an id that neither side knows. */
function deliverChatDeletion(
  here: Here,
  { textId, authorId, readerIds }: EventOf<'chat deletion'>,
  sessions: Iterable<Session>,
): void {
  const lists = findListsHolding(here.db, authorId);
  for (const session of sessions) {
    if (!readerIds.includes(session.auth.account?.id ?? '')) continue;
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
export function deliver(here: Here, event: HubEvent, sessions: Iterable<Session>): void {
  switch (event.kind) {
    case 'update':
    case 'status.update':
    case 'delete':
      return deliverStatus(here, event, sessions);
    case 'notification':
      return deliverTo(sessions, notification(here, event));
    case 'relationship':
      return deliverTo(sessions, relationship(here, event));
    case 'chat':
      return deliverTo(sessions, chat(here, event));
    case 'conversation':
      return deliverTo(sessions, conversation(here, event));
    case 'chat deletion':
      return deliverChatDeletion(here, event, sessions);
    case 'filters':
      return deliverFilters(event, sessions);
    case 'revoked':
      for (const session of sessions) {
        if (session.auth.token?.id === event.tokenId) session.socket.close(1000);
      }
  }
}
