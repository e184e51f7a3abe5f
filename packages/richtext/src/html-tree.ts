/**
 * A parsed document as the reader accesses it: functions over the parser's own nodes, so that neither the browser's
 * inert template nor a parser library has to copy its tree.
 *
 * A node is text (`text` is not null), an HTML element (`name` is not null) or neither: comments, instructions and
 * every element of another namespace (SVG, MathML) return null for both and are dropped with their content.
 */
export interface HtmlTree<N> {
  /** The fragment; only its children are read. */
  readonly root: N;
  firstChild(node: N): N | null;
  nextSibling(node: N): N | null;
  /** The text of a text node, with entities decoded; null for any other node. */
  text(node: N): string | null;
  /** The lower-case name of an element in the HTML namespace; null for any other node. */
  name(node: N): string | null;
  /** The value of an element's attribute (lower-case name); null when it has none. */
  attribute(node: N, name: string): string | null;
}

/**
 * Parses a fragment without running, loading or showing anything. An implementation has its own node type (`(html):
 * HtmlTree<Node> => …` is assignable); the reader only passes nodes that it got from the tree.
 */
export type ParseHtml = (html: string) => HtmlTree<unknown>;
