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

/** Features of live updates and chats. */
export const liveFeatures = {
  /** Live updates by WebSocket. `/api/v1/streaming`. */
  streaming: either(notFamilies('pleroma', 'hollo'), flagged('mastodon_api_streaming')),
  /** Visitors get live updates of public timelines. `/api/v1/streaming?stream=public` without a token. */
  streamingForVisitors: either(
    both(pleromaLike, flagged('mastodon_api_streaming')),
    both(families('mastodon', 'other'), not(mastodonSince(4, 2))),
  ),
  /**
   * The socket accepts the token in a message, so that it need not be in the address. `/api/v1/streaming:
   * pleroma:authenticate`
   */
  streamingTokenByMessage: both(flagged('pleroma_api'), notFamilies('akkoma')),
  /**
   * One socket carries several streams, which can be subscribed and unsubscribed. `/api/v1/streaming: subscribe,
   * unsubscribe`
   */
  streamingSubscriptions: either(families('pleroma', 'gotosocial'), mastodonSince(3, 3)),
  /** The socket confirms subscriptions. `/api/v1/streaming: pleroma:respond`. */
  streamingAnswers: families('pleroma'),
  /** Push notifications while no page is open. `/api/v1/push/subscription`. */
  push: ({ instance, details }) =>
    (instance?.vapidPublicKey ?? null) !== null || (details?.vapidPublicKey ?? null) !== null,
  /** Two people can chat in messages that are not posts. `/api/v1/pleroma/chats`. */
  chats: flagged('pleroma_chat_messages'),
  /** The shoutbox: a public chat of the server, opened with the account’s chat token. `/socket/websocket`. */
  shout: flagged('shout', 'chat'),
} as const satisfies Record<string, Rule>;
