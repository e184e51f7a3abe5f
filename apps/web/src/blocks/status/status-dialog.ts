import type { StatusId } from '@linnet/api';
import { createCell } from '@linnet/domain';

/** A window about one status, which stands over the page whatever becomes of the card. */
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

/** The window that is open; null when none is. */
export const openedDialog = createCell<StatusDialogRequest | null>(null);

/** `id` is that of the status itself, not of a repeat of it. */
export function openStatusDialog(request: StatusDialogRequest): void {
  openedDialog.set(request);
}
