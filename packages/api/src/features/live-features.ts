import {
  both,
  either,
  families,
  flagged,
  mastodonSince,
  not,
  notFamilies,
  pleromaLike,
  type Rule,
} from './rules';

/** What arrives by itself, and talk that is no post. */
export const liveFeatures = {
  /** News come by socket. `/api/v1/streaming`. */
  streaming: either(notFamilies('pleroma', 'hollo'), flagged('mastodon_api_streaming')),
  /** Visitors hear of what is public. `/api/v1/streaming?stream=public` without a token. */
  streamingForVisitors: either(
    both(pleromaLike, flagged('mastodon_api_streaming')),
    both(families('mastodon', 'other'), not(mastodonSince(4, 2))),
  ),
  /**
   * The socket takes the token in a message: it need not stand in the address.
   * `/api/v1/streaming: pleroma:authenticate`
   */
  streamingTokenByMessage: both(flagged('pleroma_api'), notFamilies('akkoma')),
  /**
   * One socket carries several streams, which can be added and left.
   * `/api/v1/streaming: subscribe, unsubscribe`
   */
  streamingSubscriptions: either(families('pleroma', 'gotosocial'), mastodonSince(3, 3)),
  /** The socket says whether it took a subscription. `/api/v1/streaming: pleroma:respond`. */
  streamingAnswers: families('pleroma'),
  /** The browser is told of notifications while no page is open. `/api/v1/push/subscription`. */
  push: ({ instance, details }) =>
    (instance?.vapidPublicKey ?? null) !== null || (details?.vapidPublicKey ?? null) !== null,
  /** Two people can talk in messages that are no posts. `/api/v1/pleroma/chats`. */
  chats: flagged('pleroma_chat_messages'),
  /** Everybody of the server can talk in one box; the account’s chat token opens it. `/socket/websocket`. */
  shout: flagged('shout', 'chat'),
} as const satisfies Record<string, Rule>;
