/** What a clipboard holds, as far as files are concerned. */
type Clipboard = Pick<DataTransfer, 'files' | 'types' | 'getData'>;

/**
 * The files that a paste brings. None where they are only the picture of a text: office programs put one beside the
 * words and their markup, and words are meant. File managers put the file's name beside it, without markup.
 */
export function pastedFiles(clipboard: Clipboard): readonly File[] {
  const isText = clipboard.types.includes('text/html') && clipboard.getData('text/plain').trim() !== '';
  return isText ? [] : [...clipboard.files];
}
