import type { MouseEvent } from 'react';

/** Whether a click only opens a menu: nothing is chosen yet, and the menu's anchor has to stay mounted. */
export function opensMenu({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('[aria-haspopup="menu"]') !== null;
}
