import { useEffect, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import { openedModeration } from './moderation-request';

const ModerationDialog = lazyScreen(
  () => import('./moderation-dialog').then((part) => part.ModerationDialog),
  { placeholder: () => null, trouble: 'floating' },
);

/** The place of the moderation menu. Its code comes when it is first opened. */
export function ModerationHost() {
  const { session } = useClient();
  const request = useCell(openedModeration);
  const [last, setLast] = useState(request);
  if (request !== null && request !== last) setLast(request);
  useEffect(() => session.onChange(() => openedModeration.set(null)), [session]);
  if (last === null) return null;
  return (
    <ModerationDialog
      key={last.number}
      account={last.account}
      open={request !== null}
      onClose={() => openedModeration.set(null)}
    />
  );
}
