import { useEffect, useEffectEvent } from 'react';

const FIELDS = 'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"])';

/** Ctrl+Z, where it belongs to no field. */
export function useUndoKey(onUndo: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const isKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    if (!isKey || event.shiftKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(FIELDS) !== null) return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
