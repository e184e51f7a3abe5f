import type { Author } from '@linnet/domain';
import { createWindowRequests } from '../../platform/windows/window-requests';

/** The account whose moderation dialog is open. Each opening loads the account's state again. */
export const moderationMenus = createWindowRequests<{ readonly account: Author }>();

export function openModeration(account: Author): void {
  moderationMenus.open({ account });
}
