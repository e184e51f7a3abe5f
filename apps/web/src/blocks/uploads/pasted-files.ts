/** The parts of the clipboard's data that are needed to find pasted files. */
type Clipboard = Pick<DataTransfer, 'files' | 'types' | 'getData'>;

/**
 * The files of a paste. None if they are only an image of the pasted text: office programs add one to the text and its
 * markup. File managers add the file's name as text, without markup.
 */
export function pastedFiles(clipboard: Clipboard): readonly File[] {
  const isText = clipboard.types.includes('text/html') && clipboard.getData('text/plain').trim() !== '';
  return isText ? [] : [...clipboard.files];
}
