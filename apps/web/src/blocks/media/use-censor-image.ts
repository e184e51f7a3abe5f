import { useSyncExternalStore } from 'react';
import { useClient } from '../../platform/client/client-provider';

/** What the instance shows in the place of sensitive media; null when it has nothing of its own. */
export function useCensorImage(): string | null {
  const { settings } = useClient();
  const configured = useSyncExternalStore(settings.instance.subscribe, () => settings.instance.get());
  return censorImage(configured['nsfwCensorImage']);
}

/** A picture of this server or by https, as an operator configured it; null when there is none that is safe. */
export function censorImage(configured: unknown): string | null {
  if (typeof configured !== 'string') return null;
  return /^(?:\/(?![/\\])|https:\/\/[^/\\])[^\s"'()\\]*$/.test(configured) ? configured : null;
}
