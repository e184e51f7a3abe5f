import { NotificationsScreen as OwnNotifications } from '../features/notifications';
import { isReservedName } from '../platform/navigation/is-reserved-name';
import type { ScreenProps } from '../platform/navigation/route-definition';
import { NotFoundScreen } from './not-found/not-found-screen';

/** The notifications, whoever is named: one has only one's own. Words that begin other addresses name nobody. */
export function NotificationsScreen({ params }: ScreenProps) {
  return isReservedName(params['username'] ?? '', []) ? <NotFoundScreen /> : <OwnNotifications />;
}
