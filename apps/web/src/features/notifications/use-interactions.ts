import {
  createNotificationList,
  type NotificationGroup,
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
  /** Gone at once, and put back where it turns out that the server has not agreed. */
  readonly takeOut: (group: NotificationGroup, agreed: Promise<boolean>) => Promise<void>;
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
  return {
    state,
    load: () => void list.load(),
    loadOlder: () => void list.loadOlder(),
    async takeOut({ rows }, agreed) {
      const gone = new Set(rows.map(({ id }) => id));
      const change = list.change((now) => now.filter(({ id }) => !gone.has(id)));
      if (await agreed) return change.end();
      change.undo();
      void list.load();
    },
  };
}
