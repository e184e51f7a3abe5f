import type { NotificationId } from '@linnet/api';
import type { Client } from '@linnet/domain';
import { notificationsOf } from '@linnet/domain/notifications';

/** Marks a clicked notification as seen, once the list is loaded: the list brings what was seen before. */
export function markClicked(client: Client, notification: string): void {
  const { state, markSeen } = notificationsOf(client);

  async function mark(): Promise<void> {
    const refusal = await markSeen([notification as NotificationId]);
    if (refusal !== null) client.notices.add({ level: 'error', key: 'notifications.refused', lasts: 5000 });
  }

  if (state.get().opened) {
    void mark();
    return;
  }
  const end = state.subscribe(() => {
    if (!state.get().opened) return;
    end();
    void mark();
  });
}
