export { allKinds, notificationKinds, type KindSetting, type NotificationKind } from './notification-kind';
export { createNotificationList } from './notification-list';
export type { ExtraCounts, NotificationListState, NotificationRow, ReportRow } from './notification-row';
export { notificationsOf, type Notifications } from './notifications';
export {
  MORE_AT_ONCE,
  SEEN_AT_FIRST,
  shownNotifications,
  type NotificationGroup,
  type Shown,
} from './shown-notifications';
