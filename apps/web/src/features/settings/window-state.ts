import { createCell } from '@linnet/domain';

export type WindowState = 'hidden' | 'visible' | 'minimised';

/** What is restored: the query of the window's address, and its scroll position in pixels. */
interface Kept {
  readonly search: string;
  readonly top: number;
}

/** The minimised window; null if there is none. */
export const minimised = createCell<Kept | null>(null);

/** The window is visible while the address is that of the settings; otherwise it depends on `kept`. */
export function windowState(isAtAddress: boolean, kept: Kept | null): WindowState {
  if (isAtAddress) return 'visible';
  return kept === null ? 'hidden' : 'minimised';
}

/** The state after the button that minimises and restores; a hidden window has no such button. */
export function afterToggle(state: WindowState): WindowState {
  switch (state) {
    case 'visible':
      return 'minimised';
    case 'minimised':
      return 'visible';
    case 'hidden':
      throw new Error('The settings are hidden: they can be neither minimised nor restored.');
  }
}
