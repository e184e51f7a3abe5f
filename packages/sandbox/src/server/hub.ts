import type { ChatRow } from '../store/chats';
import type { NotificationRow } from '../store/notifications';
import type { StatusRow } from '../store/statuses';

/** The events of actions; the sockets decide who gets them. */
export type HubEvent =
  | { kind: 'update' | 'status.update'; status: StatusRow }
  /** `mentions` and `tags` of a status that is already deleted from the database. */
  | { kind: 'delete'; status: StatusRow; mentions: string[]; tags: string[] }
  | { kind: 'notification'; notification: NotificationRow }
  | { kind: 'relationship'; followerId: string; followedId: string; state: RelationshipState }
  /** A direct status changed an account's conversation. */
  | { kind: 'conversation'; accountId: string; conversationId: number }
  /** A chat of an account of this server has a new message. */
  | { kind: 'chat'; chat: ChatRow }
  /** A chat message was deleted; the id is that of its text, which neither side knows. */
  | { kind: 'chat deletion'; textId: string; authorId: string; readerIds: string[] }
  | { kind: 'filters'; accountId: string }
  | { kind: 'revoked'; tokenId: number };

export type RelationshipState = 'follow_pending' | 'follow_accept' | 'follow_reject' | 'unfollow';

type Listener = (event: HubEvent) => void;

/** The event hub between the actions and their subscribers: sockets and background life. */
export class Hub {
  readonly #listeners = new Set<Listener>();

  /** Subscribes; the returned function unsubscribes. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(event: HubEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
