import type { HtmlTree } from '@linnet/richtext';

interface InertPolicy {
  createHTML(html: string): string;
}

const htmlNamespace = 'http://www.w3.org/1999/xhtml';

/** The one Trusted Types policy for HTML: its output only becomes the content of an inert template. */
const rules: InertPolicy = { createHTML: (html) => html };
const policy = globalThis.trustedTypes?.createPolicy('linnet-html', rules) ?? rules;

/** A noncharacter code point, which no text contains. */
const MARK = '\uFDD0';
/** Where an event handler attribute could begin. */
const HANDLER = /(?<=[\s"'/])on(?=[a-z])/gi;

/**
 * Browsers check even inert HTML against the page's CSP and report each event handler in it as a violation. With a mark
 * in its name the attribute is no handler. In texts and attribute values the mark is removed again.
 */
function markHandlers(html: string): string {
  return unmark(html).replace(HANDLER, (on) => on + MARK);
}

function unmark(text: string): string {
  return text.replaceAll(MARK, '');
}

/** Text without markup, which need not be parsed: most chat messages are plain, and parsing takes the most time. */
const PLAIN = /^[^<&\r\0]*$/;

function contentOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  if (PLAIN.test(html)) template.content.append(html);
  else template.innerHTML = policy.createHTML(markHandlers(html));
  return template.content;
}

/** Parses untrusted HTML without touching the page. */
export function parseHtml(html: string): HtmlTree<Node> {
  return {
    root: contentOf(html),
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
