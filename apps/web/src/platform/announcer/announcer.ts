import { type Cell, type Client, createCell, perClient } from '@linnet/domain';
import type { MessageId } from '../i18n/message-id';
import type { TextValues } from '../i18n/use-text';

/** What screen readers say, where others see it happen. */
interface Announcement {
  readonly id: number;
  readonly message: MessageId;
  readonly values: TextValues;
}

/** The newest announcement; null before the first one. */
export const announcementOf: (client: Client) => Cell<Announcement | null> = perClient(() =>
  createCell<Announcement | null>(null),
);

/** Has screen readers say a text once, after what they are saying. Of two in one moment only the second is said. */
export function announce(client: Client, message: MessageId, values: TextValues = {}): void {
  announcementOf(client).update((last) => ({ id: (last?.id ?? 0) + 1, message, values }));
}
