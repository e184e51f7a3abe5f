import type { ChatRow } from '../store/chats';
import type { Database } from '../store/database';
import type { IdForm, Ids } from '../store/ids';
import type { NotificationRow } from '../store/notifications';
import type { Uploads } from '../store/statuses/media';
import type { StatusRow } from '../store/statuses/statuses';
import type { Settings } from './settings';

/** The running server, as routes, actions and renderers use it. */
export interface Server {
  readonly db: Database;
  readonly ids: Ids;
  /** The behaviour of the server that this one plays. */
  readonly behaviour: Behaviour;
  /** Uploaded files. */
  readonly uploads: Uploads;
  readonly settings: Settings;
  readonly hub: Hub;
  /** The time in milliseconds, with the offset of the control door. */
  now(): number;
  /** `http://localhost:8080`: the base of every absolute address in an answer. */
  origin(): string;
  /** The host name in `user@host`, without port. */
  host(): string;
}

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
  | { kind: 'chat deletion'; textId: string; authorId: string; viewerIds: string[] }
  | { kind: 'filters'; accountId: string }
  | { kind: 'revoked'; tokenId: number };

type RelationshipState = 'follow_pending' | 'follow_accept' | 'follow_reject' | 'unfollow';

type Listener = (event: HubEvent) => void;

/** The event hub between the actions and their subscribers: sockets and background life. */
export class Hub {
  readonly #listeners = new Set<Listener>();

  /** Subscribes; the returned function unsubscribes. */
  on(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(event: HubEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}

interface StreamingBehaviour {
  /** The socket answers requests (`pleroma:respond`). */
  respondsToRequests: boolean;
  /** The token may be sent in a message. */
  tokenInMessage: boolean;
  /** The token may be sent as the subprotocol, which is then echoed. */
  tokenAsProtocol: boolean;
  /** Visitors may subscribe to public streams. */
  openToVisitors: boolean;
  /** The part of the socket's address between the host and `/api/v1/streaming`. */
  prefix: string;
  /** Deletions name the stream that they belong to. */
  labelsDeletions: boolean;
}

/** The behaviour of a kind of server, as far as shared code depends on it. */
export interface Behaviour {
  idForm: IdForm;
  /** Null: the server has no socket. */
  streaming: StreamingBehaviour | null;
  /** Codes are bound to the application that requested them (PKCE, S256); other servers ignore these parameters. */
  supportsPkce: boolean;
  /** The client's page has embedded API results, and files that the operator put beside it. */
  embedsResults: boolean;
  /** Crashes lack the headers that other origins need. */
  omitsCorsOnCrash: boolean;
  /**
   * A repeated follow resets options that it doesn't name to the default (repeats shown, no notifications). On other
   * servers they stay.
   */
  refollowResetsOptions: boolean;
  /** A follow can be limited to languages. */
  followsHaveLanguages: boolean;
  /**
   * The read marker of notifications follows the notifications marked as read; on other servers only clients move
   * it.
   */
  movesReadMarker: boolean;
  /** The timelines with a read marker; others are ignored without an error. */
  markedTimelines: readonly ('home' | 'notifications')[];
  /**
   * The answer to a new status doesn't name the client that sent it, later answers do; an edit removes a client
   * without a website for good.
   */
  dropsClientNames: boolean;
  /**
   * A list has statuses and repeats of members whom its owner follows; on other servers no repeats, and the public
   * statuses of all members.
   */
  listsShowOnlyFollowed: boolean;
  /** A list of relationships never says that somebody is endorsed. */
  relationshipsOmitEndorsed: boolean;
  /** For six hours a second vote is answered like the first, and not counted. */
  ignoresRepeatedVotes: boolean;
  /** Its author sees a status with a poll as if it deleted itself at the end of the poll. */
  pollsShowExpiry: boolean;
  /**
   * For the length of a status, every address counts 23 characters, and a name of another server counts without its
   * host.
   */
  shortensAddresses: boolean;
  /** A status with a poll can also have attachments. */
  pollsAllowMedia: boolean;
  /**
   * A thread is a conversation for each set of people that its direct statuses have, and conversations are in the order
   * of their last status; on other servers it is one, in the order of what happened last.
   */
  conversationsByPeople: boolean;
  /** A status with a poll can also delete itself; on other servers that crashes. */
  pollsAllowExpiry: boolean;
  /** Whether a page of this list that is not full has no links. */
  omitsLastPageLinks(path: string): boolean;
  /** A document of the server in this server's form. */
  rewriteDocument(path: string, value: unknown): unknown;
}
