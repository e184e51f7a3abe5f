import { fireEvent } from '@testing-library/dom';

/** Focuses a field and replaces its text, as if pasted. */
export function fill(field: HTMLElement, value: string): void {
  field.focus();
  fireEvent.input(field, { target: { value } });
}
