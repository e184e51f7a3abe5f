import type { NotificationKind } from '@linnet/domain/notifications';
import { pathTo } from '../../platform/navigation/path-to';

/**
 * The address for a kind of notification that is handled on a screen of its own; null if it is about a status or an
 * account.
 */
export function leadsTo(kind: NotificationKind, username: string): string | null {
  if (kind === 'follow_request') return pathTo('friend-requests');
  return kind === 'report' ? `${pathTo('interactions', { username })}?tab=reports` : null;
}
