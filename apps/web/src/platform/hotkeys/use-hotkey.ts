import type { KeyId } from '@linnet/domain/keys';
import { useEffect, useEffectEvent } from 'react';
import { pageKeys } from './page-keys';

interface HotkeyOptions {
  /** False leaves it to others. */
  readonly enabled?: boolean;
}

/** Does what a key of the list is for, whichever key that is. The newest user wins. */
export function useHotkey(id: KeyId, handler: () => void, { enabled = true }: HotkeyOptions = {}): void {
  const handle = useEffectEvent(handler);
  useEffect(() => (enabled ? pageKeys.add(id, () => handle()) : undefined), [id, enabled]);
}
