import type { RefObject } from 'react';

/**
 * Whether an event that would close something floating is a press on its own trigger. That counts as outside,
 * but the trigger's click closes by itself, and would open again what is closed already.
 */
export function pressesTrigger(event: Event, trigger: RefObject<HTMLElement | null>): boolean {
  const ends = event instanceof FocusEvent ? [event.target, event.relatedTarget] : [event.target];
  return ends.some((end) => end instanceof Node && trigger.current?.contains(end) === true);
}
