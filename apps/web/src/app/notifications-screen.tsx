import { NotificationsScreen as OwnNotifications } from '../features/notifications';
import { isReservedName } from '../platform/navigation/is-reserved-name';
import type { ScreenProps } from '../platform/navigation/route-definition';
import { NotFoundScreen } from './not-found/not-found-screen';

/**
 * The notifications. The name in the address is ignored, since people can only see their own; reserved words are not
 * found.
 */
export function NotificationsScreen({ params }: ScreenProps) {
  return isReservedName(params['username'] ?? '', []) ? <NotFoundScreen /> : <OwnNotifications />;
}
