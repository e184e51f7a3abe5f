import type { RefObject } from 'react';

/**
 * Where the focus goes when something floating closes: back to its trigger, unless what was chosen there has
 * opened a dialog, which has the focus now and gives it back itself, or has begun a field to write in.
 */
export function returnFocus(trigger: RefObject<HTMLElement | null>): () => HTMLElement | false {
  return () => {
    if (isWrittenIn(document.activeElement)) return false;
    const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
    const covered = [...dialogs].some((dialog) => !dialog.contains(trigger.current) && isOpen(dialog));
    return covered ? false : (trigger.current ?? false);
  };
}

function isOpen(dialog: Element): boolean {
  return !dialog.hasAttribute('data-ending-style') && !dialog.hasAttribute('data-closed');
}

/** A field outside whatever floats. */
function isWrittenIn(element: Element | null): boolean {
  return element instanceof HTMLTextAreaElement && element.closest('[role="menu"]') === null;
}
