import type { RefObject } from 'react';

/**
 * Where the focus goes when something floating closes: back to its trigger, unless somebody has the focus by then,
 * or what was chosen there has opened a dialog, which takes the focus and gives it back itself. What closes stays
 * for the length of its motion, and in that time a person may have gone on.
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
