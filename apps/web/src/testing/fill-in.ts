import { act } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Types into a field so that React notices, and waits for the effects. */
export async function fillIn(field: Field, value: string): Promise<void> {
  await act(async () => typeInto(field, value));
}

/** Like `fillIn`, without waiting for the effects; call it within `act`. */
export function typeInto(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  field.focus();
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
