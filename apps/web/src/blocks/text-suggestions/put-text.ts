import type { Insertion } from '@linnet/domain/suggestions';
import type { TextField } from './text-field';

/** Replaces text in a field that need not have the focus. Fires an `input` event, as typing does. */
export function putText(field: TextField, { start, end, text }: Insertion): void {
  if (field.readOnly) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
