import { lazyWindow } from '../../../ui/lazy/lazy-window';
import { statusDialogs } from './status-dialog';

/** Hosts the dialogs about statuses. */
export const StatusDialogs = lazyWindow(statusDialogs, () =>
  import('./status-dialog-view').then((part) => part.StatusDialogView),
);
