import type { Insertion } from '@linnet/domain/suggestions';
import { putText } from './put-text';
import type { TextField } from './text-field';

/** Inserts text into a field like typed text: it can be undone, and the caret ends up behind it. */
export function insertText(field: TextField, insertion: Insertion): void {
  if (field.readOnly) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(insertion.start, insertion.end);
  // `execCommand` is the only way to keep the browser's undo; without it the text is set directly.
  const isDone = 'execCommand' in document && document.execCommand('insertText', false, insertion.text);
  if (!isDone) putText(field, insertion);
}
