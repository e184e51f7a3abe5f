import { notificationsOf, type NotificationGroup, type Notifications } from '@linnet/domain/notifications';
import { useCallback } from 'react';
import { useClient } from '../../platform/client/client-provider';

interface Steps {
  readonly see: (group: NotificationGroup) => void;
  readonly dismiss: (group: NotificationGroup) => Promise<void>;
  readonly seeAll: () => void;
  readonly clearAll: () => void;
}

/** Milliseconds for which the notice of an error is shown. */
const TOLD_FOR = 5000;

const idsOf = ({ rows }: NotificationGroup) => rows.map(({ id }) => id);

/** Actions on notifications, by default those of the main list. Errors are shown in notices. */
export function useSteps(of?: Notifications): Steps {
  const client = useClient();
  const { markSeen, markAllSeen, dismiss, clearAll } = of ?? notificationsOf(client);
  const tell = useCallback(
    async (step: Promise<unknown>) => {
      if ((await step) === null) return;
      client.notices.add({ level: 'error', key: 'notifications.refused', lasts: TOLD_FOR });
    },
    [client],
  );
  return {
    see: useCallback((group) => group.isUnseen && void tell(markSeen(idsOf(group))), [tell, markSeen]),
    dismiss: useCallback(
      async (group) => {
        const undone = await dismiss(idsOf(group));
        if (undone === null) return;
        const { reason, count } = undone;
        const rest = { reason, values: { count }, lasts: TOLD_FOR };
        client.notices.add({ level: 'error', key: 'notifications.not_dismissed', ...rest });
      },
      [client, dismiss],
    ),
    seeAll: () => void tell(markAllSeen()),
    clearAll: () => void tell(clearAll()),
  };
}
