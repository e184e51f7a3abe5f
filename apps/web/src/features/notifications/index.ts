export { InteractionsScreen } from './interactions-screen';
export { NotificationsButton } from './notifications-button';
export { NotificationsColumn, NotificationsScreen } from './notifications-screen';
export { NotificationsBell, UnseenCount, UnseenBadges } from './unseen';
