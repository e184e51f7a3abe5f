import { screen, within } from '@testing-library/dom';

/** Queries within the main part of the page. */
export function mainPart() {
  return within(screen.getByRole('main'));
}
