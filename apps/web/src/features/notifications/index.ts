export { InteractionsScreen } from './interactions-screen';
export { NotificationsBell } from './unseen';
export { NotificationsButton } from './notifications-button';
export { NotificationsColumn } from './notifications-screen';
export { NotificationsScreen } from './notifications-screen';
export { UnseenCount } from './unseen';
export { UnseenMarks } from './unseen';
