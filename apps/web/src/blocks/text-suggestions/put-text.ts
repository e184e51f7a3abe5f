import type { Insertion } from '@linnet/domain/suggestions';
import type { TextField } from './text-field';

/** Changes the text of a field that need not have the focus. Whoever listens to the field hears of it as of typing. */
export function putText(field: TextField, { start, end, text }: Insertion): void {
  if (field.readOnly) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
