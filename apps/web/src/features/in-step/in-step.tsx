import { putAsideDamaged } from '@linnet/domain/settings';
import { useEffect } from 'react';
import { log } from '../../boot/logger';
import { useClient } from '../../platform/client/client-provider';

/** Milliseconds until code that did not come is asked for again. */
const AGAIN_AFTER = 10_000;

/** Draws nothing: settings that are the same in all tabs and on all devices, and those that Pleroma-FE left here. */
export function InStep(): null {
  const client = useClient();
  useEffect(() => {
    let isGone = false;
    let end: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // At once: the next change writes over them.
    putAsideDamaged(client);

    async function begin(): Promise<void> {
      try {
        const { keepInStep } = await import('./keep-in-step');
        const stop = await keepInStep(client);
        if (isGone) stop();
        else end = stop;
      } catch (error) {
        log('warn', 'The settings are those of this tab alone.', error);
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
