import { lazyWindow } from '../../../ui/lazy/lazy-window';
import { statusDialogsOf } from './status-dialog';

/** Hosts the dialogs about statuses. */
export const StatusDialogs = lazyWindow(statusDialogsOf, () =>
  import('./status-dialog-view').then((part) => part.StatusDialogView),
);
