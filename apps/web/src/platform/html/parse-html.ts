import type { HtmlTree } from '@linnet/richtext';

interface InertPolicy {
  createHTML(html: string): string;
}

declare global {
  /** Not in the standard library's types yet, and not in every browser. */
  var trustedTypes: { createPolicy<Rules extends object>(name: string, rules: Rules): Rules } | undefined;
}

const htmlNamespace = 'http://www.w3.org/1999/xhtml';

/**
 * The one policy for markup. What it lets through only ever becomes the content of an inert template:
 * nothing in there runs, loads or shows, and the reader takes from it by an allow-list.
 */
const rules: InertPolicy = { createHTML: (html) => html };
const policy = globalThis.trustedTypes?.createPolicy('linnet-html', rules) ?? rules;

/** A code point that is no character: it stands in no text of anybody. */
const MARK = '\uFDD0';
/** Where an attribute that handles events could begin. */
const HANDLER = /(?<=[\s"'/])on(?=[a-z])/gi;

/**
 * Browsers hold even inert markup against the page's policy and report each event handler in it as a violation.
 * With a mark in its name it is none. In texts and values the mark is taken out again.
 */
function markHandlers(html: string): string {
  return unmark(html).replace(HANDLER, (on) => on + MARK);
}

function unmark(text: string): string {
  return text.replaceAll(MARK, '');
}

/** Parses markup of strangers without touching the page. */
export function parseHtml(html: string): HtmlTree<Node> {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(markHandlers(html));
  return {
    root: template.content,
    firstChild: (node) => node.firstChild,
    nextSibling: (node) => node.nextSibling,
    text: (node) => (node.nodeType === Node.TEXT_NODE ? unmark(node.nodeValue ?? '') : null),
    name: (node) => (isHtml(node) ? node.localName : null),
    attribute: (node, name) => (isHtml(node) ? attributeOf(node, name) : null),
  };
}

function attributeOf(element: Element, name: string): string | null {
  const value = element.getAttribute(name);
  return value === null ? null : unmark(value);
}

function isHtml(node: Node): node is Element {
  return node instanceof Element && node.namespaceURI === htmlNamespace;
}
