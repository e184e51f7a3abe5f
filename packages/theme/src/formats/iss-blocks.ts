import type { ProblemList } from './reading';

export interface IssLine {
  readonly line: number;
  /** Without spaces at its ends, and one between words. */
  readonly text: string;
}

export interface IssBlock {
  readonly header: IssLine;
  readonly lines: readonly IssLine[];
}

/** The greatest number of blocks and lines together that is read. A style of all components has about 600. */
export const MAX_PIECES = 20_000;

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

const collapsed = (piece: string) => {
  const text = piece.trim();
  // Most pieces have single spaces already: replacing them would take time for nothing.
  return /[^\S ]| {2}/.test(text) ? text.replace(/\s+/g, ' ') : text;
};

/** The pieces between `{`, `}` and `;`, each with the sign that ends it ('' at the end of the text). */
function* pieces(text: string): Generator<IssLine & { readonly ending: string }> {
  const signs = /[{};]/g;
  let line = 1;
  let from = 0;
  while (from <= text.length) {
    const sign = signs.exec(text);
    const to = sign?.index ?? text.length;
    const piece = text.slice(from, to);
    const start = piece.length - piece.trimStart().length;
    const skipped = countLines(piece.slice(0, start));
    yield { line: line + skipped, text: collapsed(piece), ending: sign?.[0] ?? '' };
    line += skipped + countLines(piece.slice(start));
    from = to + 1;
    if (sign === null) return;
  }
}

/**
 * Cuts a style file into blocks. There are no comments and no blocks in blocks: a `{` inside of a block begins the next
 * one. Text outside of blocks and blocks without an end are reported, and so is a text with far too many of them, of
 * which the rest is not read.
 */
export function issBlocks(text: string, problems: ProblemList): readonly IssBlock[] {
  const blocks: IssBlock[] = [];
  let count = 0;
  let open: { readonly header: IssLine; readonly lines: IssLine[] } | null = null;
  for (const { line, text: piece, ending } of pieces(text)) {
    count += 1;
    if (count > MAX_PIECES) {
      problems.add(piece, 'tooMany', line);
      break;
    }
    if (ending === '{') {
      if (open !== null) {
        problems.add(open.header.text, 'notClosed', open.header.line);
        blocks.push(open);
      }
      open = { header: { line, text: piece }, lines: [] };
      continue;
    }
    if (open === null) {
      if (piece !== '' || ending === '}') problems.add(piece, 'strayText', line);
      continue;
    }
    if (piece !== '') open.lines.push({ line, text: piece });
    if (ending === ';') continue;
    if (ending === '') problems.add(open.header.text, 'notClosed', open.header.line);
    blocks.push(open);
    open = null;
  }
  return blocks;
}
