import { type Author, createCell } from '@linnet/domain';

/** A window about one person, which stands over the page whatever becomes of where it was asked for. */
export interface AccountDialogRequest {
  readonly kind: 'unfollow' | 'mute' | 'block' | 'domain' | 'removeFollower' | 'lists';
  readonly account: Author;
}

/** The window that is open; null when none is. */
export const openedAccountDialog = createCell<AccountDialogRequest | null>(null);

export function openAccountDialog(request: AccountDialogRequest): void {
  openedAccountDialog.set(request);
}
