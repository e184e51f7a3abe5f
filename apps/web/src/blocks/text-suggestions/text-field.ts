import type { Insertion } from '@linnet/domain/suggestions';

/** A field that text is typed in. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Replaces text in a field that need not have the focus. Fires an `input` event, as typing does. */
export function putText(field: TextField, { start, end, text }: Insertion): void {
  if (field.readOnly) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/** Inserts text into a field like typed text: it can be undone, and the caret ends up behind it. */
export function insertText(field: TextField, insertion: Insertion): void {
  if (field.readOnly) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(insertion.start, insertion.end);
  // `execCommand` is the only way to keep the browser's undo; without it the text is set directly.
  const isDone = 'execCommand' in document && document.execCommand('insertText', false, insertion.text);
  if (!isDone) putText(field, insertion);
}
