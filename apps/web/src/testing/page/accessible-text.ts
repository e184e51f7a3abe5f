import { isLeftOut } from './hidden';
import { plainText } from './match-text';

/** Inline elements: no space separates their text from the text beside them. */
const IN_LINE = new Set(
  'A ABBR B BDI BDO CODE DATA EM I IMG KBD LABEL MARK S SMALL SPAN STRONG SUB SUP SVG TIME U'.split(' '),
);

/** Elements and roles that are named by what they contain. */
const NAMED_BY_CONTENT =
  'a, button, summary, label, legend, option, td, th, tr, h1, h2, h3, h4, h5, h6, [role=button], [role=link], [role=heading], [role=checkbox], [role=radio], [role=switch], [role=option], [role=tab], [role=menuitem], [role=menuitemcheckbox], [role=menuitemradio], [role=cell], [role=gridcell], [role=row], [role=tooltip], [role=treeitem], [role=columnheader], [role=rowheader]';

/** Elements that are named by a child, with its selector. */
const NAMED_BY_CHILD: Readonly<Record<string, string>> = {
  FIELDSET: 'legend',
  FIGURE: 'figcaption',
  TABLE: 'caption',
  SVG: 'title',
};

/** The accessible name of an element. */
export function accessibleName(element: Element): string {
  return plainText(referred(element, 'aria-labelledby') ?? nameOf(element));
}

/** The accessible description of an element. */
export function accessibleDescription(element: Element): string {
  const described = referred(element, 'aria-describedby') ?? element.getAttribute('aria-description');
  return plainText(described ?? element.getAttribute('title') ?? '');
}

/** The text of the elements that an attribute refers to; null where it refers to none. */
function referred(element: Element, attribute: string): string | null {
  const ids = element.getAttribute(attribute)?.split(/\s+/).filter(Boolean) ?? [];
  const found = ids.flatMap((id) => document.getElementById(id) ?? []);
  return found.length === 0 ? null : found.map((one) => nameOf(one) || contentOf(one, true)).join(' ');
}

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? '';
  if (label.trim() !== '') return label;
  return (
    nativeName(element) ||
    (element.matches(NAMED_BY_CONTENT) ? contentOf(element) : '') ||
    lastResort(element)
  );
}

function nativeName(element: Element): string {
  const { tagName } = element;
  if (tagName === 'IMG') return element.getAttribute('alt') ?? '';
  if (element instanceof HTMLInputElement && /^(button|submit|reset)$/.test(element.type))
    return element.value;
  const child = NAMED_BY_CHILD[tagName.toUpperCase()];
  if (child !== undefined) {
    const found = [...element.children].find((each) => each.matches(child));
    return found === undefined ? '' : contentOf(found);
  }
  if (!('labels' in element) || !(element.labels instanceof NodeList)) return '';
  return [...element.labels].map((label) => (label instanceof Element ? contentOf(label) : '')).join(' ');
}

function lastResort(element: Element): string {
  return element.getAttribute('title') ?? element.getAttribute('placeholder') ?? '';
}

/** The text in an element, with the names of pictures and of what has a label in it. */
function contentOf(element: Element, withHidden = false): string {
  return [...element.childNodes].map((node) => partOf(node, withHidden)).join('');
}

function partOf(node: ChildNode, withHidden: boolean): string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  if (!withHidden && isLeftOut(node)) return '';
  const field = node.matches('input, select, textarea');
  const own = node.getAttribute('aria-label') ?? (field ? '' : nativeName(node));
  const text = own.trim() === '' ? contentOf(node, withHidden) : own;
  return IN_LINE.has(node.tagName.toUpperCase()) ? text : ` ${text} `;
}
