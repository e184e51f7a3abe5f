import { lazyScreen } from '../../ui/lazy/lazy-screen';

const notifications = () => import('../../features/notifications');
const nothing = { placeholder: () => null, later: true };

/** The third column of a wide page. */
export const NotificationsColumn = lazyScreen(
  () => notifications().then((part) => part.NotificationsColumn),
  nothing,
);

/** The bell in the bar of a narrow page. */
export const NotificationsButton = lazyScreen(
  () => notifications().then((part) => part.NotificationsButton),
  nothing,
);

/** The bell in the top bar when there is no notifications column. */
export const NotificationsBell = lazyScreen(
  () => notifications().then((part) => part.NotificationsBell),
  nothing,
);

/** The count in the tab's title and icon. */
export const UnseenMarks = lazyScreen(() => notifications().then((part) => part.UnseenMarks), nothing);

/** The count beside the navigation entry. */
export const UnseenCount = lazyScreen(() => notifications().then((part) => part.UnseenCount), nothing);

/** System alerts, also while no page is open. */
export const Alerts = lazyScreen(() => import('../../features/alerts').then((part) => part.Alerts), nothing);
