import {
  createNotificationList,
  type NotificationKind,
  type NotificationListState,
} from '@linnet/domain/notifications';
import { useEffect, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';

interface Interactions {
  readonly state: NotificationListState;
  readonly load: () => void;
  readonly loadOlder: () => void;
}

/** All notifications of some kinds, whatever the person wants to see elsewhere; asked for by this screen alone. */
export function useInteractions(kinds: readonly NotificationKind[]): Interactions {
  const client = useClient();
  const [list] = useState(() => createNotificationList(client, { kinds: () => kinds }));
  const state = useCell(list.state);
  useEffect(() => {
    void list.load();
    return list.end;
  }, [list]);
  return { state, load: () => void list.load(), loadOlder: () => void list.loadOlder() };
}
