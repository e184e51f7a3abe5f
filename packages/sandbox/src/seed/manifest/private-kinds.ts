import { type Counting, type Kind, fieldOf } from './kind';

const answer = (path: string, is?: (item: Record<string, unknown>) => boolean): Counting =>
  is ? { among: 'answer', path, is } : { among: 'answer', path };

const notificationsOf = (type: string): Counting =>
  answer(`/api/v1/notifications?types[]=${encodeURIComponent(type)}&limit=40`);

const unseen = (item: Record<string, unknown>): boolean => fieldOf(item['pleroma'], 'is_seen') === false;

/** Kinds that only alice sees. */
export const PRIVATE_KINDS = [
  { key: 'told-mention', what: 'notification: mentioned', atLeast: 5, counted: notificationsOf('mention') },
  {
    key: 'told-status',
    what: 'notification: a post by somebody subscribed to',
    atLeast: 5,
    counted: notificationsOf('status'),
  },
  {
    key: 'told-favourite',
    what: 'notification: favourite',
    atLeast: 5,
    counted: notificationsOf('favourite'),
  },
  { key: 'told-repeat', what: 'notification: repeat', atLeast: 5, counted: notificationsOf('reblog') },
  { key: 'told-follow', what: 'notification: follow', atLeast: 5, counted: notificationsOf('follow') },
  {
    key: 'told-request',
    what: 'notification: request to follow',
    atLeast: 5,
    counted: notificationsOf('follow_request'),
  },
  { key: 'told-move', what: 'notification: somebody moved', atLeast: 5, counted: notificationsOf('move') },
  { key: 'told-poll', what: 'notification: a poll is over', atLeast: 5, counted: notificationsOf('poll') },
  {
    key: 'told-update',
    what: 'notification: a repeated post was edited',
    atLeast: 5,
    counted: notificationsOf('update'),
  },
  {
    key: 'told-reaction',
    what: 'notification: reaction',
    atLeast: 5,
    counted: notificationsOf('pleroma:emoji_reaction'),
  },
  {
    key: 'told-chat',
    what: 'notification: chat message',
    atLeast: 5,
    counted: notificationsOf('pleroma:chat_mention'),
  },
  {
    key: 'told-report',
    what: 'notification: report',
    atLeast: 5,
    counted: notificationsOf('pleroma:report'),
  },
  {
    key: 'told-unseen',
    what: 'notification that was not seen so far',
    atLeast: 8,
    counted: answer('/api/v1/notifications?limit=40', unseen),
  },
  {
    key: 'follow-request',
    what: 'waits to follow alice',
    atLeast: 5,
    counted: answer('/api/v1/follow_requests'),
  },
  { key: 'list', what: 'list', atLeast: 5, counted: answer('/api/v1/lists') },
  {
    key: 'bookmark',
    what: 'bookmarked by alice',
    atLeast: 20,
    counted: answer('/api/v1/bookmarks?limit=40'),
  },
  {
    key: 'bookmark-folder',
    what: 'folder for bookmarks',
    atLeast: 5,
    counted: answer('/api/v1/pleroma/bookmark_folders'),
  },
  {
    key: 'bookmark-filed',
    what: 'bookmarked by alice in a folder',
    atLeast: 5,
    counted: answer(
      '/api/v1/bookmarks?limit=40',
      (item) => typeof fieldOf(item['pleroma'], 'bookmark_folder') === 'string',
    ),
  },
  {
    key: 'conversation',
    what: 'direct conversation',
    atLeast: 5,
    counted: answer('/api/v1/conversations?limit=40'),
  },
  {
    key: 'conversation-unread',
    what: 'direct conversation that was not read so far',
    atLeast: 5,
    counted: answer('/api/v1/conversations?limit=40', (item) => item['unread'] === true),
  },
  { key: 'scheduled', what: 'post for later', atLeast: 5, counted: answer('/api/v1/scheduled_statuses') },
  { key: 'filter', what: 'filter', atLeast: 5, counted: answer('/api/v1/filters') },
  { key: 'mute', what: 'muted by alice', atLeast: 5, counted: answer('/api/v1/mutes?limit=40') },
  { key: 'block', what: 'blocked by alice', atLeast: 5, counted: answer('/api/v1/blocks?limit=40') },
  {
    key: 'domain-block',
    what: 'server blocked by alice',
    atLeast: 5,
    counted: answer('/api/v1/domain_blocks'),
  },
  { key: 'chat', what: 'chat', atLeast: 5, counted: answer('/api/v2/pleroma/chats?limit=40') },
  {
    key: 'chat-unread',
    what: 'chat with something new in it',
    atLeast: 5,
    counted: answer('/api/v2/pleroma/chats?limit=40', (item) => Number(item['unread']) > 0),
  },
  {
    key: 'announcement',
    what: 'announcement of the server',
    atLeast: 5,
    counted: answer('/api/v1/announcements'),
  },
] as const satisfies readonly Kind[];
