import { lazyWindow } from '../../ui/lazy/lazy-window';
import { accountDialogsOf } from './account-dialog';

/** Hosts the dialogs about accounts. */
export const AccountDialogs = lazyWindow(accountDialogsOf, () =>
  import('./account-dialog-view').then((part) => part.AccountDialogView),
);
