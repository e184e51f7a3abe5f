import type { HtmlTree } from '@linnet/richtext';

interface InertPolicy {
  createHTML(html: string): string;
}

declare global {
  /** Not in the standard library's types yet, and not in every browser. */
  var trustedTypes: { createPolicy(name: string, rules: InertPolicy): InertPolicy } | undefined;
}

const htmlNamespace = 'http://www.w3.org/1999/xhtml';

/**
 * The one policy of this page. What it lets through only ever becomes the content of an inert template:
 * nothing in there runs, loads or shows, and the reader takes from it by an allow-list.
 */
const rules: InertPolicy = { createHTML: (html) => html };
const policy = globalThis.trustedTypes?.createPolicy('linnet-html', rules) ?? rules;

/** Parses markup of strangers without touching the page. */
export function parseHtml(html: string): HtmlTree<Node> {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  return {
    root: template.content,
    firstChild: (node) => node.firstChild,
    nextSibling: (node) => node.nextSibling,
    text: (node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : null),
    name: (node) => (isHtml(node) ? node.localName : null),
    attribute: (node, name) => (isHtml(node) ? node.getAttribute(name) : null),
  };
}

function isHtml(node: Node): node is Element {
  return node instanceof Element && node.namespaceURI === htmlNamespace;
}
