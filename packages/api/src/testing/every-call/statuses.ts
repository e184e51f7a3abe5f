import type { NewStatus, TimelineOptions } from '../../index';
import * as api from '../../index';
import { ids } from '../some-ids';
import type { CallsByName } from './calls-by-name';
import { PAGE } from './page';

const { status, list } = ids;
const poll = { options: ['this', 'that'], expiresIn: 600, multiple: true };

const draft: NewStatus = {
  text: 'hello',
  subject: 'tea',
  scope: 'public',
  sensitive: true,
  contentType: 'text/plain',
  inReplyToId: status,
  language: 'en',
  mediaIds: ['9'],
  poll,
  quote: { id: status, parameter: 'quote_id' },
  expiresIn: 3600,
  quotePolicy: 'followers' as const,
};

const TIMELINE: TimelineOptions = {
  minId: status,
  sinceId: status,
  maxId: status,
  limit: 20,
  withMuted: true,
  onlyMedia: true,
};
const NOTIFICATIONS = {
  ...PAGE,
  minId: ids.notification,
  sinceId: ids.notification,
  maxId: ids.notification,
  types: ['mention'],
  excludeTypes: ['move'],
  excludeScopes: ['direct'],
  accountId: ids.account,
  withMuted: true,
};

const elsewhere = { ...draft, quote: { id: status, parameter: 'quoted_status_id' } } as const;

/** Calls about posts, their timelines and notifications, each with all of its parameters. */
export const STATUSES = {
  homeTimeline: [api.homeTimeline({ ...TIMELINE, replyVisibility: 'following' })],
  publicTimeline: [api.publicTimeline({ ...TIMELINE, local: true, replyVisibility: 'self' })],
  bubbleTimeline: [api.bubbleTimeline(TIMELINE)],
  listTimeline: [api.listTimeline(list, TIMELINE)],
  tagTimeline: [api.tagTimeline('cats', { ...TIMELINE, local: true })],
  directTimeline: [api.directTimeline(PAGE)],
  getStatus: [api.getStatus(status)],
  statusesByIds: [api.statusesByIds([status])],
  getContext: [api.getContext(status)],
  getSource: [api.getSource(status)],
  getHistory: [api.getHistory(status)],
  createStatus: [api.createStatus(draft, 'key'), api.createStatus(elsewhere, 'key')],
  previewStatus: [api.previewStatus(draft)],
  scheduleStatus: [api.scheduleStatus(draft, { at: '2027-01-01T00:00:00.000Z', idempotencyKey: 'key' })],
  editStatus: [
    api.editStatus(status, {
      text: 'new',
      subject: 'tea',
      sensitive: true,
      contentType: 'text/plain',
      language: 'en',
      mediaIds: ['9'],
      poll,
      mediaDescriptions: { '9': 'a boat' },
      quotePolicy: 'nobody',
    }),
  ],
  deleteStatus: [api.deleteStatus(status)],
  scheduledStatuses: [api.scheduledStatuses(PAGE)],
  getScheduledStatus: [api.getScheduledStatus(ids.scheduledStatus)],
  moveScheduledStatus: [api.moveScheduledStatus(ids.scheduledStatus, '2027-01-01T00:00:00.000Z')],
  cancelScheduledStatus: [api.cancelScheduledStatus(ids.scheduledStatus)],
  setFavourite: [api.setFavourite(status, true), api.setFavourite(status, false)],
  setRepeat: [api.setRepeat(status, true), api.setRepeat(status, false)],
  setBookmark: [api.setBookmark(status, true, 'b'), api.setBookmark(status, false)],
  setPin: [api.setPin(status, true), api.setPin(status, false)],
  setConversationMute: [api.setConversationMute(status, true, 60), api.setConversationMute(status, false)],
  favouritedBy: [api.favouritedBy(status)],
  repeatedBy: [api.repeatedBy(status)],
  quotesOf: [
    api.quotesOf(status, { ...PAGE, route: 'pleroma' }),
    api.quotesOf(status, { ...PAGE, route: 'mastodon' }),
  ],
  setReaction: (['pleroma', 'fedibird'] as const).flatMap((route) =>
    [true, false].map((on) => api.setReaction(status, { emoji: '❤', on, route })),
  ),
  getReactions: [api.getReactions(status), api.getReactions(status, '❤')],
  reactedWith: [api.reactedWith(status, '❤')],
  getPoll: [api.getPoll(ids.poll)],
  vote: [api.vote(ids.poll, [0])],
  favourites: [api.favourites(PAGE)],
  favouritesOf: [api.favouritesOf(ids.account, PAGE)],
  bookmarks: [api.bookmarks({ ...PAGE, folderId: 'b' })],
  bookmarkFolders: [api.bookmarkFolders()],
  createBookmarkFolder: [api.createBookmarkFolder({ name: 'Later', emoji: '🐦' })],
  changeBookmarkFolder: [api.changeBookmarkFolder('b', { name: 'Later', emoji: '🐦' })],
  removeBookmarkFolder: [api.removeBookmarkFolder('b')],
  uploadMedia: [api.uploadMedia({ file: new Blob(['x']), description: 'a boat', idempotencyKey: 'key' })],
  getMedia: [api.getMedia('9')],
  describeMedia: [api.describeMedia('9', 'a boat')],
  notifications: [api.notifications(NOTIFICATIONS)],
  notificationGroups: [api.notificationGroups({ ...NOTIFICATIONS, groupedTypes: ['favourite'] })],
  notificationGroup: [api.notificationGroup('k')],
  getNotification: [api.getNotification(ids.notification)],
  dismissNotification: [api.dismissNotification(ids.notification)],
  dismissNotificationGroup: [api.dismissNotificationGroup('k')],
  dismissNotifications: [api.dismissNotifications([ids.notification])],
  clearNotifications: [api.clearNotifications()],
  readNotifications: [
    api.readNotifications({ id: ids.notification }),
    api.readNotifications({ upTo: ids.notification }),
  ],
  markers: [api.markers(['home', 'notifications'])],
  moveMarkers: [api.moveMarkers({ home: '1', notifications: '2' })],
  conversations: [api.conversations({ ...PAGE, recipients: [ids.account] })],
  getConversation: [api.getConversation(ids.conversation)],
  conversationStatuses: [api.conversationStatuses(ids.conversation, PAGE)],
  markConversationRead: [api.markConversationRead(ids.conversation)],
  markAllConversationsRead: [api.markAllConversationsRead()],
  removeConversation: [api.removeConversation(ids.conversation)],
  setRecipients: [api.setRecipients(ids.conversation, [ids.account])],
  getHashtag: [api.getHashtag('cats')],
  setTagFollow: [api.setTagFollow('cats', true), api.setTagFollow('cats', false)],
  followedTags: [api.followedTags(PAGE)],
} satisfies CallsByName;
