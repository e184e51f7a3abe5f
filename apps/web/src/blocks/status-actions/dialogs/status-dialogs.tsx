import { useEffect, useState } from 'react';
import { useCell, useClient } from '../../../platform/client/client-provider';
import { lazyScreen } from '../../../ui/lazy/lazy-screen';
import { openedDialog } from './status-dialog';

const StatusDialog = lazyScreen(() => import('./status-dialog-view').then((part) => part.StatusDialogView), {
  placeholder: () => null,
  trouble: 'floating',
});

/** Hosts the dialogs about statuses. Their code is loaded when the first one is opened. */
export function StatusDialogs() {
  const { life } = useClient();
  const request = useCell(openedDialog);
  const [last, setLast] = useState(request);
  if (request !== null && request !== last) setLast(request);
  // A dialog of one account must not stay open for the next.
  useEffect(() => life.onEnd(() => openedDialog.set(null)), [life]);
  if (last === null) return null;
  return <StatusDialog request={last} open={request !== null} onClose={() => openedDialog.set(null)} />;
}
