import { useWindow } from '../../platform/windows/use-window';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import { accountDialogs } from './account-dialog';

const AccountDialog = lazyScreen(
  () => import('./account-dialog-view').then((part) => part.AccountDialogView),
  { placeholder: () => null, trouble: 'floating' },
);

/** Hosts the dialogs about accounts. Their code is loaded when the first one is opened. */
export function AccountDialogs() {
  const requested = useWindow(accountDialogs);
  return requested && <AccountDialog key={requested.request.number} {...requested} />;
}
