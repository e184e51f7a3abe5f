import { useSyncExternalStore } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { censorImage } from './censor-image';

/** What the instance shows in the place of sensitive media; null when it has nothing of its own. */
export function useCensorImage(): string | null {
  const { settings } = useClient();
  const configured = useSyncExternalStore(settings.instance.subscribe, () => settings.instance.get());
  return censorImage(configured['nsfwCensorImage']);
}
