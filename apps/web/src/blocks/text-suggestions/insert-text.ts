import type { Insertion } from '@linnet/domain/suggestions';
import { putText } from './put-text';
import type { TextField } from './text-field';

/** Writes into a field as if it had been typed there: it can be undone, and the caret comes to stand behind it. */
export function insertText(field: TextField, insertion: Insertion): void {
  if (field.readOnly) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(insertion.start, insertion.end);
  // The only way to what the browser itself undoes; where it is missing, the text is changed all the same.
  const isDone = 'execCommand' in document && document.execCommand('insertText', false, insertion.text);
  if (!isDone) putText(field, insertion);
}
