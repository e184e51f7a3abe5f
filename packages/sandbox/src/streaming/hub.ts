import type { ChatRow } from '../store/chats';
import type { NotificationRow } from '../store/notifications';
import type { StatusRow } from '../store/statuses';

/** What the actions tell of; the sockets decide whom it concerns. */
export type HubEvent =
  | { kind: 'update' | 'status.update'; status: StatusRow }
  /** `mentions` are gone from the database when this is told. */
  | { kind: 'delete'; status: StatusRow; mentions: string[]; tags: string[] }
  | { kind: 'notification'; notification: NotificationRow }
  | { kind: 'relationship'; followerId: string; followedId: string; state: RelationshipState }
  /** A direct post moved somebody's conversation. */
  | { kind: 'conversation'; accountId: string; conversationId: number }
  /** A chat of somebody here has a new message. */
  | { kind: 'chat'; chat: ChatRow }
  /** A chat message is gone; the id is the one of its text, which neither side knows it by. */
  | { kind: 'chat deletion'; textId: string; authorId: string; readerIds: string[] }
  | { kind: 'filters'; accountId: string }
  | { kind: 'revoked'; tokenId: number };

export type RelationshipState = 'follow_pending' | 'follow_accept' | 'follow_reject' | 'unfollow';

type Listener = (event: HubEvent) => void;

/** Carries the news from the actions to whoever listens: sockets, background life. */
export class Hub {
  readonly #listeners = new Set<Listener>();

  /** The returned function ends it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(event: HubEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
