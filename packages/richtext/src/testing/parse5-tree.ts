import { defaultTreeAdapter as adapter, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { HtmlTree, ParseHtml } from '../html-tree';

/** A node with its siblings: the parser's own nodes have no link to the next one. */
interface Place {
  readonly node: Tree.Node;
  readonly siblings: readonly Tree.Node[];
  readonly index: number;
}

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

/** A parser for Node with the algorithm of browsers. */
export const parseWithParse5: ParseHtml = (html): HtmlTree<Place> => ({
  root: { node: parseFragment(html), siblings: [], index: 0 },
  firstChild: ({ node }) => ('childNodes' in node ? placeAt(node.childNodes, 0) : null),
  nextSibling: ({ siblings, index }) => placeAt(siblings, index + 1),
  text: ({ node }) => (adapter.isTextNode(node) ? node.value : null),
  name: (place) => htmlElement(place)?.tagName ?? null,
  attribute: (place, name) =>
    htmlElement(place)?.attrs.find((attribute) => attribute.name === name)?.value ?? null,
});

function placeAt(siblings: readonly Tree.Node[], index: number): Place | null {
  const node = siblings[index];
  return node === undefined ? null : { node, siblings, index };
}

function htmlElement({ node }: Place): Tree.Element | null {
  return adapter.isElementNode(node) && node.namespaceURI === HTML_NAMESPACE ? node : null;
}
