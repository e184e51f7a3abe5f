import type { RichNode } from '@linnet/richtext';

/** Characters of a text drawn at once; each node counts as `NODE` of them. */
const MOST = 30_000;
const NODE = 20;

/**
 * The beginning of a text, short enough to render without delay; the same nodes if that is all of it. Excessively long
 * texts are rendered in full only on request.
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
