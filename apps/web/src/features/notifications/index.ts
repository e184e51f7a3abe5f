export { InteractionsScreen } from './interactions-screen';
export { NotificationsBell } from './notifications-bell';
export { NotificationsButton } from './notifications-button';
export { NotificationsColumn } from './notifications-column';
export { NotificationsScreen } from './notifications-screen';
export { UnseenCount } from './unseen-count';
export { UnseenMarks } from './unseen-marks';
