import type { IdForm } from '../store/new-ids';

export interface StreamingManner {
  /** Requests on the socket are answered (`pleroma:respond`). */
  answers: boolean;
  /** The token may come in a message. */
  tokenInMessage: boolean;
  /** The token may come as the subprotocol, which is then echoed. */
  tokenAsProtocol: boolean;
  /** Visitors may listen to what is public. */
  openToVisitors: boolean;
  /** Where the socket is, between the host and `/api/v1/streaming`. */
  prefix: string;
  /** Deletions say which stream they belong to. */
  labelsDeletions: boolean;
}

/** What shared code has to know of the way in which a server behaves. */
export interface Manner {
  idForm: IdForm;
  /** Null: there is no socket. */
  streaming: StreamingManner | null;
  /** A code is bound to the one who asked for it (PKCE, S256); elsewhere the parameters mean nothing. */
  proofKey: boolean;
  /** The page of the client comes with results, and with files that the operator put beside it. */
  embedsResults: boolean;
  /** Crashes carry none of the headers that other origins need. */
  crashesBare: boolean;
  /** A follow that does not say how counts as usual: repeats shown, no notifications. Elsewhere it stays as it was. */
  followBeginsAnew: boolean;
  /** The marker of notifications follows what is seen by itself; elsewhere only those who read move it. */
  marksSeen: boolean;
  /** The timelines that a reader's place is kept of; others are passed over without a word. */
  markedTimelines: readonly ('home' | 'notifications')[];
  /**
   * The answer to a new post doesn't name the client that it was sent with, later ones do; an edit loses a client
   * without a website for good.
   */
  losesClients: boolean;
  /** A list holds posts and repeats of members whom its owner follows; elsewhere no repeats, and what any member says to all. */
  listsAreOfFollowed: boolean;
  /** A list of relationships says of nobody that they are recommended, whoever is. */
  relationshipsForgetEndorsed: boolean;
  /** For six hours a second vote of somebody is answered as the first one was, and not counted. */
  remembersVotes: boolean;
  /** To its author a post with a poll reads as though it deleted itself when the poll is over. */
  pollsLookExpiring: boolean;
  /** Of a post’s text every address counts 23 characters, and a name of another server as if it were of this one. */
  shortensAddresses: boolean;
  /** A post with a poll can have files as well. */
  pollsTakeFiles: boolean;
  /** A post with a poll can delete itself as well; elsewhere that crashes. */
  pollsTakeExpiry: boolean;
  /** A page of this list that is not full has no links. */
  endsBare(path: string): boolean;
  /** A document of the server, as this one words it. */
  document(path: string, value: unknown): unknown;
}
