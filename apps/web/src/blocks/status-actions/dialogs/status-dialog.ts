import type { StatusId } from '@linnet/api';
import { perClient } from '@linnet/domain';
import { createWindowRequests } from '../../../platform/windows/use-window';

/** A dialog about one status. It is mounted outside of the card, so that it stays open if the card is unmounted. */
export interface StatusDialogRequest {
  readonly kind:
    | 'history'
    | 'source'
    | 'delete'
    | 'redraft'
    | 'mute'
    | 'repeat'
    | 'arrange'
    | 'react'
    | 'folder';
  /** Id of the status itself, not of a repeat's wrapper. */
  readonly id: StatusId;
}

export const statusDialogsOf = perClient(createWindowRequests<StatusDialogRequest>);

/** Props of a dialog about one status. It stays mounted while it closes, so that the closing animation shows. */
export interface StatusDialogProps {
  readonly id: StatusId;
  readonly open: boolean;
  readonly onClose: () => void;
}
