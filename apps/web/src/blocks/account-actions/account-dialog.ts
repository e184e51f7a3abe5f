import { type Author, perClient } from '@linnet/domain';
import { createWindowRequests } from '../../platform/windows/use-window';

/** A request for a dialog about one account. */
export interface AccountDialogRequest {
  readonly kind: 'unfollow' | 'mute' | 'muteFor' | 'block' | 'domain' | 'removeFollower' | 'lists';
  readonly account: Author;
}

export const accountDialogsOf = perClient(createWindowRequests<AccountDialogRequest>);

/** Props of a dialog about one account. It stays mounted while it closes, so that the closing animation shows. */
export interface AccountDialogProps {
  readonly account: Author;
  readonly open: boolean;
  readonly onClose: () => void;
}
