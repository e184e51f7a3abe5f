import { screen, within } from '@testing-library/dom';

/** Finds what stands in the main part of the page. */
export function mainPart() {
  return within(screen.getByRole('main'));
}
