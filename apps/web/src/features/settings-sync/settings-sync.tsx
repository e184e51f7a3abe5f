import { saveDamagedSettings } from '@linnet/domain/settings';
import { useEffect } from 'react';
import { log } from '../../boot/logger';
import { useClient } from '../../platform/client/client-provider';

/** The pause before the code is loaded again after an error. */
const RETRY_DELAY_MS = 10_000;

/** Draws nothing: synchronises settings across tabs and devices, and imports those of Pleroma-FE in this browser. */
export function SettingsSync(): null {
  const client = useClient();
  useEffect(() => {
    let isUnmounted = false;
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Without delay, since the next change of a setting would overwrite them.
    saveDamagedSettings(client);

    async function start(): Promise<void> {
      try {
        const { syncSettings } = await import('./sync-settings');
        const end = await syncSettings(client);
        if (isUnmounted) end();
        else stop = end;
      } catch (error) {
        log('warn', 'Settings are not synchronised; trying again.', error);
        if (!isUnmounted) timer = setTimeout(() => void start(), RETRY_DELAY_MS);
      }
    }

    void start();
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [client]);
  return null;
}
