import type { RefObject } from 'react';
import { useLayout } from '../../platform/browser/use-layout';
import { useCloseOnBack } from '../../platform/navigation/go-back';

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

/**
 * Returns the focus to the trigger when something floating closes, unless another element has the focus by then, or the
 * chosen entry has opened a dialog, which moves and restores the focus itself. Closing takes as long as its animation,
 * and the viewer may have moved on in that time.
 */
export function returnFocus(trigger: RefObject<HTMLElement | null>): () => HTMLElement | false {
  return () => {
    if (isFocusElsewhere(document.activeElement)) return false;
    const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
    const isCovered = [...dialogs].some((dialog) => !dialog.contains(trigger.current) && isOpen(dialog));
    return isCovered ? false : (trigger.current ?? false);
  };
}

function isFocusElsewhere(focused: Element | null): boolean {
  if (focused === null || focused === document.body) return false;
  const surface = focused.closest('[role="menu"], [role="dialog"], [role="alertdialog"]');
  return surface === null || isOpen(surface);
}

function isOpen(surface: Element): boolean {
  return !surface.hasAttribute('data-ending-style') && !surface.hasAttribute('data-closed');
}

/** The pointer is over the element, or it is closing, which ends the hover. */
const KEEPS_POSITION = ':hover, :active, [data-closed]';

interface StillAnchor {
  /** The element with which the anchor scrolls. */
  readonly contextElement: Element | undefined;
  readonly getBoundingClientRect: () => DOMRect;
}

/**
 * The anchor of a floating element. It keeps its position while the pointer is over the floating element or while that
 * closes: when the page around the anchor moves, nothing moves away under a press. It follows when the page is scrolled
 * or the window resized.
 */
export function stillAnchor(
  anchor: RefObject<HTMLElement | null>,
  surface: RefObject<HTMLElement | null>,
): StillAnchor {
  let last: { readonly rect: DOMRect; readonly viewport: string } | null = null;
  return {
    get contextElement() {
      return anchor.current ?? undefined;
    },
    getBoundingClientRect() {
      const isStill = surface.current?.matches(KEEPS_POSITION) === true;
      const viewport = [scrollX, scrollY, innerWidth, innerHeight].join(' ');
      if (last === null || !isStill || last.viewport !== viewport) {
        last = { rect: anchor.current?.getBoundingClientRect() ?? new DOMRect(), viewport };
      }
      return last.rect;
    },
  };
}

/** On a phone, Back closes the floating element, which covers the page there. */
export function usePhoneBack(open: boolean, onClose: () => void): void {
  const narrow = useLayout() === 'narrow';
  useCloseOnBack(open && narrow, onClose);
}
