import { useEffect, useEffectEvent } from 'react';

/** Calls what stands under the name of a key when it is pressed, except within players: they have a use for arrows. */
export function useArrowKeys(steps: Readonly<Record<'ArrowLeft' | 'ArrowRight', () => void>>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest('input, video, [data-player]')) return;
    event.preventDefault();
    steps[key]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    // On the way down: dialogs keep arrows to themselves on the way up.
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
