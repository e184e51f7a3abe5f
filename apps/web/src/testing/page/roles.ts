import type { ByRoleMatcher } from '@testing-library/dom';

/** An ARIA role. */
export type Role = Extract<ByRoleMatcher, string>;

/** The elements that have a role without a `role` attribute, as a selector by role. */
const IMPLICIT: Readonly<Record<string, string>> = {
  article: 'article',
  banner: 'header',
  blockquote: 'blockquote',
  button: 'button, input:is([type=button], [type=submit], [type=reset], [type=image])',
  checkbox: 'input[type=checkbox]',
  combobox: 'select:not([multiple]), input[list]',
  complementary: 'aside',
  contentinfo: 'footer',
  dialog: 'dialog',
  figure: 'figure',
  form: 'form',
  group: 'fieldset, details, optgroup',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img:not([alt=""]), svg[aria-label]',
  link: 'a[href], area[href]',
  list: 'ul, ol, menu',
  listbox: 'select[multiple]',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  option: 'option',
  paragraph: 'p',
  progressbar: 'progress',
  radio: 'input[type=radio]',
  region: 'section',
  row: 'tr',
  searchbox: 'input[type=search]',
  separator: 'hr',
  slider: 'input[type=range]',
  spinbutton: 'input[type=number]',
  status: 'output',
  table: 'table',
  textbox: 'textarea, input:not([type]), input:is([type=text], [type=email], [type=tel], [type=url])',
  time: 'time',
};

/** Landmarks of the page only outside these. */
const SECTIONS = 'article, aside, main, nav, section';

/** The elements within `root` that have this role, in the order of the document. */
export function findByRole(root: ParentNode, role: string): Element[] {
  const implicit = IMPLICIT[role];
  const own = `[role~="${role}"]`;
  const found = root.querySelectorAll(implicit === undefined ? own : `${own}, ${implicit}`);
  return [...found].filter((element) => hasRole(element, role));
}

function hasRole(element: Element, role: string): boolean {
  const explicitRole = element.getAttribute('role')?.trim().split(/\s+/)[0];
  if (explicitRole !== undefined && explicitRole !== '') return explicitRole === role;
  if (role === 'banner' || role === 'contentinfo') return element.parentElement?.closest(SECTIONS) === null;
  if (role === 'region' || role === 'form') return isNamed(element);
  return !(element instanceof HTMLInputElement && element.hasAttribute('list')) || role === 'combobox';
}

function isNamed(element: Element): boolean {
  return ['aria-label', 'aria-labelledby', 'title'].some((name) => element.hasAttribute(name));
}

/** A state as assistive technology reads it: from the element itself or from its `aria-` attribute. */
export function readState(element: Element, state: 'checked' | 'expanded' | 'pressed' | 'selected'): boolean {
  if (state === 'checked' && element instanceof HTMLInputElement && /checkbox|radio/.test(element.type))
    return element.checked;
  if (state === 'selected' && element instanceof HTMLOptionElement) return element.selected;
  if (state === 'expanded' && element instanceof HTMLDetailsElement) return element.open;
  return element.getAttribute(`aria-${state}`) === 'true';
}

/** Whether the viewer cannot use an element. */
export function isDisabled(element: Element): boolean {
  return element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null;
}

/** The level of a heading. */
export function headingLevel(element: Element): number {
  const level = element.getAttribute('aria-level') ?? /^H([1-6])$/.exec(element.tagName)?.[1];
  return Number(level ?? Number.NaN);
}
