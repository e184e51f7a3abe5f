import type { NotificationKind } from '@linnet/domain/notifications';
import { pathTo } from '../../platform/navigation/path-to';

/** Where a notification leads that is answered in a place of its own; null for what is about a post or a person. */
export function leadsTo(kind: NotificationKind, username: string): string | null {
  if (kind === 'follow_request') return pathTo('friend-requests');
  return kind === 'report' ? `${pathTo('interactions', { username })}?tab=reports` : null;
}
