import { act } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Writes into a field as a person does, so that React hears of it. */
export async function fillIn(field: Field, value: string): Promise<void> {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  await act(async () => {
    field.focus();
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
