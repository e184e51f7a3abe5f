import type { Author } from '@linnet/domain';
import { createWindowRequests } from '../../platform/windows/window-requests';

/** Whose moderation menu is open. Opened again it asks anew how the account stands. */
export const moderationMenus = createWindowRequests<{ readonly account: Author }>();

export function openModeration(account: Author): void {
  moderationMenus.open({ account });
}
