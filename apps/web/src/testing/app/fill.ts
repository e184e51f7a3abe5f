import { fireEvent } from '@testing-library/dom';

/** Puts the focus into a field and these words in place of its own, as if they were pasted. */
export function fill(field: HTMLElement, value: string): void {
  field.focus();
  fireEvent.input(field, { target: { value } });
}
