import {
  type NotificationKind,
  type NotificationListState,
  type Notifications,
  notificationsOf,
} from '@linnet/domain/notifications';
import { useEffect } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useSession } from '../../platform/client/use-session';

interface Interactions {
  readonly interactions: Notifications;
  readonly state: NotificationListState;
}

/** All notifications of some kinds, ignoring the settings that hide some; kept up to date while mounted. */
export function useInteractions(kinds: readonly NotificationKind[]): Interactions {
  const interactions = notificationsOf(useClient()).beside(kinds);
  const state = useCell(interactions.state);
  const isMember = useSession().state === 'member';
  useEffect(() => (isMember ? interactions.follow() : undefined), [interactions, isMember]);
  return { interactions, state };
}
