import { putAsideDamaged } from '@linnet/domain/settings';
import { useEffect } from 'react';
import { log } from '../../boot/logger';
import { useClient } from '../../platform/client/client-provider';

/** Milliseconds before the code is loaded again after an error. */
const AGAIN_AFTER = 10_000;

/** Draws nothing: synchronises settings across tabs and devices, and imports those of Pleroma-FE in this browser. */
export function SettingsSync(): null {
  const client = useClient();
  useEffect(() => {
    let isGone = false;
    let end: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Without delay, since the next change of a setting would overwrite them.
    putAsideDamaged(client);

    async function begin(): Promise<void> {
      try {
        const { syncSettings } = await import('./sync-settings');
        const stop = await syncSettings(client);
        if (isGone) stop();
        else end = stop;
      } catch (error) {
        log('warn', 'Settings are not synchronised; trying again.', error);
        if (!isGone) timer = setTimeout(() => void begin(), AGAIN_AFTER);
      }
    }

    void begin();
    return () => {
      isGone = true;
      clearTimeout(timer);
      end?.();
    };
  }, [client]);
  return null;
}
