import { act } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Writes into a field as a person does, so that React hears of it, and waits for what follows. */
export async function fillIn(field: Field, value: string): Promise<void> {
  await act(async () => typeInto(field, value));
}

/** The same for somebody who goes on before anything has followed; to be called within `act`. */
export function typeInto(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  field.focus();
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
