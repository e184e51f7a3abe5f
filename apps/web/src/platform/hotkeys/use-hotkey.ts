import type { KeyId } from '@linnet/domain/keys';
import { useEffect, useEffectEvent } from 'react';
import { pageKeys } from './page-keys';

interface HotkeyOptions {
  /** False: the handler is not registered. */
  readonly enabled?: boolean;
}

/** Registers a handler for a hotkey action, whatever its key. The newest handler wins. */
export function useHotkey(id: KeyId, handler: () => void, { enabled = true }: HotkeyOptions = {}): void {
  const handle = useEffectEvent(handler);
  useEffect(() => (enabled ? pageKeys.add(id, () => handle()) : undefined), [id, enabled]);
}
