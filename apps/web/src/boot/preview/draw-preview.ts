import { type Preview, isPreviewAttribute, isPreviewStyle, previewTag } from './preview';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Creates the elements of a preview, without attributes and styles that previews may not contain. Throws a TypeError
 * for an element that they may not contain, and for damaged previews.
 */
export function drawPreview({ root, shared }: Pick<Preview, 'root' | 'shared'>, page: Document): Node {
  const drawn: (Node | undefined)[] = [];

  function draw(node: unknown): Node {
    if (typeof node === 'string') return page.createTextNode(node);
    if (typeof node === 'number') return drawShared(node);
    const [name, attributes, children]: unknown[] = Array.isArray(node) ? node : [];
    const tag = String(name);
    const kind = previewTag(tag);
    if (kind === null || !Array.isArray(children)) throw new TypeError(`A preview has an element "${tag}".`);
    const element = kind === 'svg' ? page.createElementNS(SVG, tag) : page.createElement(tag);
    setAttributes(element, Object(attributes));
    element.append(...children.map(draw));
    return element;
  }

  /** A copy of a shared element. */
  function drawShared(index: number): Node {
    const known = drawn[index];
    if (known !== undefined) return known.cloneNode(true);
    const node = shared[index];
    if (typeof node === 'number') throw new TypeError('A preview refers to itself.');
    return (drawn[index] = draw(node));
  }

  return draw(root);
}

function setAttributes(
  element: HTMLElement | SVGElement,
  attributes: Readonly<Record<string, unknown>>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value !== 'string') continue;
    if (name === 'class') element.setAttribute(name, value);
    else if (name === 'style') setStyle(element, value);
    else if (isPreviewAttribute(name, value)) element.setAttribute(name, value);
  }
}

/** Sets an inline style property by property: the page's policy permits no style attribute. */
function setStyle({ style }: HTMLElement | SVGElement, text: string): void {
  for (const property of text.split(';')) {
    const colon = property.indexOf(':');
    const [name, value] = [property.slice(0, colon).trim(), property.slice(colon + 1).trim()];
    if (isPreviewStyle(name, value)) style.setProperty(name, value);
  }
}
