export { NotificationsColumn, NotificationsScreen } from './notifications-screen';
export { NotificationsBell, UnseenCount, UnseenBadges } from './unseen';
