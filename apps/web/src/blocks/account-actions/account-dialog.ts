import type { Author } from '@linnet/domain';
import { createWindowRequests } from '../../platform/windows/window-requests';

/** A window about one person. */
export interface AccountDialogRequest {
  readonly kind: 'unfollow' | 'mute' | 'muteFor' | 'block' | 'domain' | 'removeFollower' | 'lists';
  readonly account: Author;
}

export const accountDialogs = createWindowRequests<AccountDialogRequest>();

export const openAccountDialog = accountDialogs.open;
