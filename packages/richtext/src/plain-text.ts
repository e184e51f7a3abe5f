/** Characters per line, for the estimate of a text's height. */
const LINE_LENGTH = 80;

/** Collects the plain text of a tree: its characters, line starts, and their number. */
export class PlainText {
  readonly #maxLength: number;
  #text = '';
  #length = 0;
  #lines = 0;
  #at: 'block start' | 'line start' | 'inside' = 'block start';

  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  /** Paragraphs and line breaks, plus the text's length divided by 80. */
  get lineCount(): number {
    return this.#lines + this.#length / LINE_LENGTH;
  }

  /** The text without leading white space that is only layout of the HTML. */
  trimStart(text: string): string {
    if (this.#at === 'inside') return text;
    const trimmed = text.trimStart();
    if (trimmed === '' && this.#at === 'block start') return '';
    return text.slice(0, text.length - trimmed.length).includes('\n') ? trimmed : text;
  }

  add(text: string): void {
    if (text === '') return;
    this.#at = 'inside';
    this.#length += text.length;
    for (let newline = text.indexOf('\n'); newline !== -1; newline = text.indexOf('\n', newline + 1))
      this.#lines += 1;
    this.#write(text);
  }

  lineBreak(): void {
    this.#at = 'line start';
    this.#lines += 1;
    this.#write('\n');
  }

  /** Must be called where a block begins or ends. */
  blockEdge(): void {
    this.#at = 'block start';
    if (!this.#text.endsWith('\n')) this.#write('\n');
  }

  countParagraph(): void {
    this.#lines += 1;
  }

  toString(): string {
    // The cut may have split a surrogate pair.
    return this.#text
      .slice(0, this.#maxLength)
      .replace(/\p{Cs}$/u, '')
      .trim();
  }

  #write(text: string): void {
    if (this.#text.length < this.#maxLength) this.#text += text;
  }
}
