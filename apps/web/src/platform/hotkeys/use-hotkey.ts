import { useEffect, useEffectEvent } from 'react';
import { Hotkeys } from './hotkeys';

const pageHotkeys = new Hotkeys();

if (typeof document !== 'undefined') document.addEventListener('keydown', pageHotkeys.handleEvent);

interface HotkeyOptions {
  /** False keeps the key free for others. */
  readonly enabled?: boolean;
}

/** Calls the handler when the key is pressed outside of fields, menus and dialogs. The newest user wins. */
export function useHotkey(
  key: string,
  handler: (event: KeyboardEvent) => void,
  options: HotkeyOptions = {},
): void {
  const { enabled = true } = options;
  const handle = useEffectEvent(handler);
  useEffect(() => {
    if (!enabled) return;
    return pageHotkeys.add({ key, handle: (event) => handle(event) });
  }, [key, enabled]);
}
