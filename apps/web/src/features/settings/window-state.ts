import { createCell } from '@linnet/domain';

export type WindowState = 'hidden' | 'visible' | 'minimised';

/** What the window comes back with: its address' query, and how far it was scrolled, in pixels. */
interface Kept {
  readonly search: string;
  readonly top: number;
}

/** What was put down to the foot of the page; null while nothing is. */
export const minimised = createCell<Kept | null>(null);

/** Visible is what the address says; the rest is kept here. */
export function windowState(isAtAddress: boolean, kept: Kept | null): WindowState {
  if (isAtAddress) return 'visible';
  return kept === null ? 'hidden' : 'minimised';
}

/** What the button that makes it small leads to, and back; what is hidden has no such button. */
export function afterToggle(state: WindowState): WindowState {
  switch (state) {
    case 'visible':
      return 'minimised';
    case 'minimised':
      return 'visible';
    case 'hidden':
      throw new Error('Settings that are hidden can be neither made small nor brought back.');
  }
}
