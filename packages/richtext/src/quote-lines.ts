import { isBlockTag } from './element-rules';
import type { RichLine, RichNode } from './rich-text';

const COLOURS: ReadonlyMap<string, RichLine['colour']> = new Map<string, RichLine['colour']>([
  ['>', 'green'],
  ['<', 'cyan'],
]);

/** Marks the lines (between breaks and blocks) that begin with `>` or `<`, possibly after mentions. */
export function quoteLines(nodes: readonly RichNode[]): readonly RichNode[] {
  const marked: RichNode[] = [];
  let line: RichNode[] = [];
  const endLine = (): void => {
    const colour = COLOURS.get(lineStart(line));
    if (colour === undefined) marked.push(...line);
    else marked.push({ kind: 'line', colour, children: line });
    line = [];
  };
  for (const node of nodes) {
    if (!endsLine(node)) line.push(node);
    else {
      endLine();
      marked.push(node);
    }
  }
  endLine();
  return marked;
}

function endsLine(node: RichNode): boolean {
  return node.kind === 'break' || node.kind === 'rule' || (node.kind === 'element' && isBlockTag(node.tag));
}

/** The first character that is not white space; '' when there is none or it is in code. The limits bound the depth. */
function lineStart(nodes: readonly RichNode[]): string {
  for (const node of nodes) {
    if (node.kind === 'mention') continue;
    if (node.kind === 'element' && node.tag !== 'code') {
      const start = lineStart(node.children);
      if (start !== '') return start;
    } else if (node.kind === 'text') {
      const start = node.text.trimStart().charAt(0);
      if (start !== '') return start;
    } else return '';
  }
  return '';
}
