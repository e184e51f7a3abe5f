import type { Author } from '@linnet/domain';
import { createWindowRequests } from '../../platform/windows/window-requests';

/** A request for a dialog about one account. */
export interface AccountDialogRequest {
  readonly kind: 'unfollow' | 'mute' | 'muteFor' | 'block' | 'domain' | 'removeFollower' | 'lists';
  readonly account: Author;
}

export const accountDialogs = createWindowRequests<AccountDialogRequest>();

export const openAccountDialog = accountDialogs.open;
