import { useEffect, useState } from 'react';
import { useCell } from '../../platform/client/use-cell';
import { useClient } from '../../platform/client/client-provider';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import { openedAccountDialog } from './account-dialog';

const AccountDialog = lazyScreen(
  () => import('./account-dialog-view').then((part) => part.AccountDialogView),
  { placeholder: () => null, trouble: 'floating' },
);

/** The place of windows about one person. Their code comes when the first is opened. */
export function AccountDialogs() {
  const { session } = useClient();
  const request = useCell(openedAccountDialog);
  const [last, setLast] = useState(request);
  if (request !== null && request !== last) setLast(request);
  // What one person was asked is nothing for the next.
  useEffect(() => session.onChange(() => openedAccountDialog.set(null)), [session]);
  if (last === null) return null;
  return (
    <AccountDialog request={last} open={request !== null} onClose={() => openedAccountDialog.set(null)} />
  );
}
