import type { StatusId } from '@linnet/api';
import { createCell } from '@linnet/domain';

/** A dialog about one status, mounted outside of the card, so that it stays if the card goes. */
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
  readonly id: StatusId;
}

/** The open dialog; null if there is none. */
export const openedDialog = createCell<StatusDialogRequest | null>(null);

/** `id` is that of the status itself, not of a repeat's wrapper. */
export function openStatusDialog(request: StatusDialogRequest): void {
  openedDialog.set(request);
}

/** Props of a dialog about one status. It stays mounted while it closes, so that the closing animation shows. */
export interface StatusDialogProps {
  readonly id: StatusId;
  readonly open: boolean;
  readonly onClose: () => void;
}
