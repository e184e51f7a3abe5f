import type { MouseEvent } from 'react';

/** Whether a click only opens a menu: what is to be done is not chosen yet, and what the menu hangs on has to stay. */
export function opensMenu({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('[aria-haspopup="menu"]') !== null;
}
