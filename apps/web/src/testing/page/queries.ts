import { accessibleName } from './accessible-text';
import { isExposed } from './hidden';
import { matchesText, plainText, type TextMatch } from './match-text';
import { findByRole, headingLevel, isDisabled, readState } from './roles';

/** Finds elements within a part of the page, in the order of the document. */
export type Query = (root: ParentNode) => Element[];

export interface RoleOptions {
  readonly name?: TextMatch;
  readonly exact?: boolean;
  readonly level?: number;
  readonly checked?: boolean;
  readonly expanded?: boolean;
  readonly pressed?: boolean;
  readonly selected?: boolean;
  readonly disabled?: boolean;
  readonly includeHidden?: boolean;
}

export interface TextOptions {
  readonly exact?: boolean;
}

const STATES = ['checked', 'expanded', 'pressed', 'selected'] as const;

export function byRole(role: string, options: RoleOptions = {}): Query {
  const { name, exact, level, disabled, includeHidden = false } = options;
  return (root) =>
    findByRole(root, role).filter(
      (element) =>
        (level === undefined || headingLevel(element) === level) &&
        (disabled === undefined || isDisabled(element) === disabled) &&
        STATES.every(
          (state) => options[state] === undefined || readState(element, state) === options[state],
        ) &&
        (includeHidden || isExposed(element)) &&
        (name === undefined || matchesText(accessibleName(element), name, exact)),
    );
}

/** The smallest elements with this text. */
export function byText(text: TextMatch, { exact }: TextOptions = {}): Query {
  const has = (element: Element) => matchesText(plainText(element.textContent), text, exact);
  return (root) =>
    [...root.querySelectorAll('*')].filter(
      (element) =>
        !element.matches('script, style, template') && has(element) && ![...element.children].some(has),
    );
}

/** Fields and other elements by their label. */
export function byLabel(text: TextMatch, { exact }: TextOptions = {}): Query {
  return (root) => {
    const labels = labelsByField();
    return [
      ...root.querySelectorAll(
        'input, textarea, select, button, meter, output, progress, [aria-label], [aria-labelledby]',
      ),
    ].filter((element) => labelsOf(element, labels).some((label) => matchesText(label, text, exact)));
  };
}

/** The texts of all labels by field, collected once: happy-dom searches the whole page for those of one field. */
function labelsByField(): ReadonlyMap<Element, readonly string[]> {
  const found = new Map<Element, string[]>();
  for (const label of document.querySelectorAll('label')) {
    const { control, textContent } = label;
    if (control !== null) found.set(control, [...(found.get(control) ?? []), textContent]);
  }
  return found;
}

function labelsOf(element: Element, labels: ReadonlyMap<Element, readonly string[]>): string[] {
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy !== null) {
    const parts = labelledBy.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? '');
    return [plainText(parts.join(' '))];
  }
  const ariaLabel = element.getAttribute('aria-label');
  return [...(ariaLabel === null ? [] : [ariaLabel]), ...(labels.get(element) ?? [])].map(plainText);
}

export function byAttribute(name: string, text: TextMatch, { exact }: TextOptions = {}): Query {
  return (root) =>
    [...root.querySelectorAll(`[${name}]`)].filter((element) =>
      matchesText(plainText(element.getAttribute(name)), text, exact),
    );
}

export function bySelector(selector: string): Query {
  return (root) => [...root.querySelectorAll(selector)];
}

/** Finds by `inner` in all that `outer` finds, each element once. */
export function within(outer: Query, inner: Query): Query {
  return (root) => [...new Set(outer(root).flatMap((element) => inner(element)))];
}
