import { lazyWindow } from '../../ui/lazy/lazy-window';
import { accountDialogs } from './account-dialog';

/** Hosts the dialogs about accounts. */
export const AccountDialogs = lazyWindow(accountDialogs, () =>
  import('./account-dialog-view').then((part) => part.AccountDialogView),
);
