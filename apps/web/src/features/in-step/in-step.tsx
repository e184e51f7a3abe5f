import { putAsideDamaged } from '@linnet/domain/settings';
import { useEffect } from 'react';
import { log } from '../../boot/logger';
import { useClient } from '../../platform/client/client-provider';

/** Draws nothing: settings that are the same in all tabs and on all devices, and those that Pleroma-FE left here. */
export function InStep(): null {
  const client = useClient();
  useEffect(() => {
    let isGone = false;
    let end: (() => void) | undefined;
    // At once: the next change writes over them.
    putAsideDamaged(client);
    import('./keep-in-step')
      .then(({ keepInStep }) => keepInStep(client))
      .then((stop) => {
        end = stop;
        if (isGone) stop();
      })
      .catch((error: unknown) => log('warn', 'The settings are those of this tab alone.', error));
    return () => {
      isGone = true;
      end?.();
    };
  }, [client]);
  return null;
}
