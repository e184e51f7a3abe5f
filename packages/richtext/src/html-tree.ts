/**
 * A parsed document as the reader sees it: an accessor over the parser's own nodes, so that neither the
 * browser's inert template nor a parser library has to copy its tree first.
 *
 * A node is text (`text` answers), an HTML element (`name` answers) or neither: comments, instructions and
 * every element of another namespace (SVG, MathML) answer null to both and are left out with all they hold.
 */
export interface HtmlTree<N> {
  /** The fragment; only its children are read. */
  readonly root: N;
  firstChild(node: N): N | null;
  nextSibling(node: N): N | null;
  /** The text of a text node, entities decoded; null for any other node. */
  text(node: N): string | null;
  /** The lower-case name of an element in the HTML namespace; null for any other node. */
  name(node: N): string | null;
  /** The value of an element's attribute (lower-case name); null when it has none. */
  attribute(node: N, name: string): string | null;
}

/**
 * Parses a fragment without running, loading or showing anything. An implementation types its own nodes
 * (`(html): HtmlTree<Node> => …` fits here); the reader hands back only nodes that the tree gave it.
 */
export type ParseHtml = (html: string) => HtmlTree<unknown>;
