import type { RichNode } from '@linnet/richtext';

/** Characters of a text that is drawn as a whole, where each node counts as several. */
const MOST = 30_000;
const NODE = 20;

/**
 * As much of a text as a page draws without being felt; the same nodes where that is all of it. What somebody wrote
 * to exhaust a reader is drawn further when all of it is asked for.
 */
export function firstPart(nodes: readonly RichNode[]): readonly RichNode[] {
  let left = MOST;

  function cut(whole: readonly RichNode[]): RichNode[] {
    const part: RichNode[] = [];
    for (const node of whole) {
      left -= NODE;
      if (left < 0) break;
      if ('children' in node) part.push({ ...node, children: cut(node.children) });
      else if (node.kind !== 'text') part.push(node);
      else {
        part.push({ ...node, text: node.text.slice(0, left) });
        left -= node.text.length;
      }
    }
    return part;
  }

  const part = cut(nodes);
  return left < 0 ? part : nodes;
}
