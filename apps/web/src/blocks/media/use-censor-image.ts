import { useSyncExternalStore } from 'react';
import { useClient } from '../../platform/client/client-provider';

/** The instance's own picture in place of sensitive media; null if it has none. */
export function useCensorImage(): string | null {
  const { settings } = useClient();
  const configured = useSyncExternalStore(settings.instance.subscribe, () => settings.instance.get());
  return censorImage(configured['nsfwCensorImage']);
}

/** A configured picture, if its address is safe (on this server, or https); otherwise null. */
export function censorImage(configured: unknown): string | null {
  if (typeof configured !== 'string') return null;
  return /^(?:\/(?![/\\])|https:\/\/[^/\\])[^\s"'()\\]*$/.test(configured) ? configured : null;
}
