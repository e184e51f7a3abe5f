import type { RefObject } from 'react';

interface ChangeDetails {
  readonly event: Event;
  readonly cancel: () => void;
}

interface GuardOptions {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * Hears when something that hangs on a trigger wants to open or close. A press on the trigger counts as outside,
 * but its click closes by itself, and would open again what is closed already.
 */
export function guardOpenChange({
  anchor,
  onOpenChange,
}: GuardOptions): (next: boolean, details: ChangeDetails) => void {
  return (next, { event, cancel }) => {
    if (!next && pressesTrigger(event, anchor)) cancel();
    else onOpenChange(next);
  };
}

function pressesTrigger(event: Event, trigger: RefObject<HTMLElement | null>): boolean {
  const ends = event instanceof FocusEvent ? [event.target, event.relatedTarget] : [event.target];
  return ends.some((end) => end instanceof Node && trigger.current?.contains(end) === true);
}
