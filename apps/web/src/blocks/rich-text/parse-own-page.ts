import type { HtmlTree } from '@linnet/richtext';
import { parseHtml } from '../../platform/html/parse-html';

/** Parses what the server itself says: its links may leave out where they lead from. */
export function parseOwnPage(html: string): HtmlTree<Node> {
  const tree = parseHtml(html);
  return {
    ...tree,
    attribute(node, name) {
      const value = tree.attribute(node, name);
      return name === 'href' && value !== null && /^\/(?!\/)/.test(value) ? location.origin + value : value;
    },
  };
}
