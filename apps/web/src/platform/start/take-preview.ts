import { type PreviewNode, isPreviewAttribute, isPreviewStyle, previewTag } from '../../boot/preview/preview';
import { scrolledBy } from '../browser/page-top';

/** Characters of the longest preview that is stored: the start script reads it before the first paint. */
const MAX_LENGTH = 100_000;

/** Elements that are drawn as boxes without their content: with fewer elements the first status appears sooner. */
const BOXES = '[data-column] > *, [data-preview="box"]';

/** Pictures at the top of such boxes that are drawn, because their later appearance would be noticed. */
const PICTURES = '[data-preview="picture"]';

/** What the page shows, as the start script can draw it; null if that would be too long. */
export function takePreview(root: Element): { top: number; shared: PreviewNode[]; root: PreviewNode } | null {
  const shared: PreviewNode[] = [];
  const indexes = new Map<string, number>();

  function take(node: Node): PreviewNode | null {
    if (node instanceof Text) return node.data;
    if (!(node instanceof HTMLElement || node instanceof SVGElement)) return null;
    if (previewTag(node.localName) === null || !isSeen(node)) return null;
    if (node.matches(BOXES)) return takeBox(node);
    if (node.localName !== 'svg') return takeElement(node);
    // Icons are most of a page's elements, and few of them differ.
    const key = node.outerHTML;
    const index = indexes.get(key) ?? shared.push(takeElement(node)) - 1;
    indexes.set(key, index);
    return index;
  }

  function takeBox(element: HTMLElement | SVGElement): PreviewNode {
    const { height } = element.getBoundingClientRect();
    const pictures = [...element.querySelectorAll<HTMLElement>(PICTURES)].map(takeElement);
    return [
      element.localName,
      { class: element.className.toString(), style: `height:${height}px` },
      pictures,
    ];
  }

  function takeElement(element: HTMLElement | SVGElement): PreviewNode {
    const children = [...element.childNodes].map(take).filter((child) => child !== null);
    return [element.localName, attributesOf(element), children];
  }

  const taken = { top: scrolledBy(), root: takeRoot(), shared };
  return JSON.stringify(taken).length > MAX_LENGTH ? null : taken;

  function takeRoot(): PreviewNode {
    return root instanceof HTMLElement ? takeElement(root) : '';
  }
}

/** Whether an element is in view, or decides where others are. */
function isSeen(element: HTMLElement | SVGElement): boolean {
  // Parts of an icon, and line breaks, have no box of their own.
  if (element instanceof SVGElement && element.localName !== 'svg') return true;
  if (element.localName === 'br' || element.localName === 'wbr') return true;
  if (!element.checkVisibility()) return false;
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= innerHeight) return false;
  // Elements above the window can be left out only if that moves no others.
  return bottom > 0 || element.style.position !== 'absolute';
}

function attributesOf(element: HTMLElement | SVGElement): Record<string, string> {
  const attributes = [...element.attributes].flatMap(({ name, value }): [string, string][] => {
    if (name === 'style') return [[name, styleOf(element)]];
    return isPreviewAttribute(name, value) ? [[name, value]] : [];
  });
  return Object.fromEntries(attributes);
}

function styleOf({ style }: HTMLElement | SVGElement): string {
  return Array.from(style)
    .map((name) => [name, style.getPropertyValue(name)] as const)
    .filter(([name, value]) => isPreviewStyle(name, value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
