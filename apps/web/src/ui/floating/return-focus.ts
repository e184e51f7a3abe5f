import type { RefObject } from 'react';

/**
 * Returns the focus to the trigger when something floating closes, unless another element has the focus by then, or the
 * chosen entry has opened a dialog, which moves and restores the focus itself. Closing takes as long as its animation,
 * and the viewer may have moved on in that time.
 */
export function returnFocus(trigger: RefObject<HTMLElement | null>): () => HTMLElement | false {
  return () => {
    if (hasGoneOn(document.activeElement)) return false;
    const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
    const covered = [...dialogs].some((dialog) => !dialog.contains(trigger.current) && isOpen(dialog));
    return covered ? false : (trigger.current ?? false);
  };
}

function hasGoneOn(focused: Element | null): boolean {
  if (focused === null || focused === document.body) return false;
  const surface = focused.closest('[role="menu"], [role="dialog"], [role="alertdialog"]');
  return surface === null || isOpen(surface);
}

function isOpen(surface: Element): boolean {
  return !surface.hasAttribute('data-ending-style') && !surface.hasAttribute('data-closed');
}
