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
 * Filters the open and close events of something with a trigger. A press on the trigger counts as a press outside; it
 * is ignored here, because the click on the trigger closes by itself and would otherwise open it again.
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
