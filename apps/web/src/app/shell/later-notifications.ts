import { lazyScreen } from '../../ui/lazy/lazy-screen';

const notifications = () => import('../../features/notifications');
const nothing = { placeholder: () => null, later: true };

/** The third column of a wide page. */
export const NotificationsColumn = lazyScreen(
  () => notifications().then((part) => part.NotificationsColumn),
  nothing,
);

/** The bell of a narrow page. */
export const NotificationsButton = lazyScreen(
  () => notifications().then((part) => part.NotificationsButton),
  nothing,
);

/** In the bar of a page that has no column of them. */
export const NotificationsBell = lazyScreen(
  () => notifications().then((part) => part.NotificationsBell),
  nothing,
);

/** In the title and the icon of the tab. */
export const UnseenMarks = lazyScreen(() => notifications().then((part) => part.UnseenMarks), nothing);

/** Beside the way to them. */
export const UnseenCount = lazyScreen(() => notifications().then((part) => part.UnseenCount), nothing);

/** Alerts of the system, with a page open or without. */
export const Alerts = lazyScreen(() => import('../../features/alerts').then((part) => part.Alerts), nothing);
