import { keysSettings } from '@linnet/domain/settings';
import { useEffect, useEffectEvent } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { isTyping } from '../../../platform/hotkeys/stroke-of';

const OPEN_LAYER = '[role="menu"], [role="dialog"], [role="alertdialog"], dialog[open]';

/** Calls `onDigit` with the number of a digit key from 1 to 9, unless somebody types or a dialog is open. */
export function useDigitKeys(onDigit: (digit: number) => void): void {
  const { settings } = useClient();
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    if (!/^[1-9]$/.test(key) || ctrlKey || metaKey || altKey || shiftKey || repeat) return;
    if (event.defaultPrevented || isTyping(event.target)) return;
    if (document.querySelector(OPEN_LAYER) !== null) return;
    if (!settings.valueOf('keyboardShortcuts', keysSettings.keyboardShortcuts)) return;
    event.preventDefault();
    onDigit(Number(key));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
