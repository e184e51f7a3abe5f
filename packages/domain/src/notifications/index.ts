export { allKinds, notificationKinds, type KindSetting, type NotificationKind } from './notification-kind';
export { createNotificationList, type NotificationList } from './notification-list';
export type { NotificationListState } from './notification-list-state';
export type { NotificationRow, ReportRow } from './notification-row';
export type { Notifications } from './notifications';
export { notificationsOf } from './notifications-of';
export { unreadChatsOf } from './unread-chats';
export {
  MORE_AT_ONCE,
  SEEN_AT_FIRST,
  shownNotifications,
  type NotificationGroup,
  type Shown,
  type ShownOptions,
} from './shown-notifications';
