const NEVER_SHOWN = new Set(['HEAD', 'NOSCRIPT', 'SCRIPT', 'STYLE', 'TEMPLATE']);

/** Whether an element is hidden by its own tag and attributes: the tests load no styles. */
function isHiddenItself(element: Element): boolean {
  if (NEVER_SHOWN.has(element.tagName) || element.hasAttribute('hidden')) return true;
  const style = element.getAttribute('style');
  if (style !== null && /display:\s*none|visibility:\s*hidden/.test(style)) return true;
  const parent = element.parentElement;
  return parent?.tagName === 'DETAILS' && !parent.hasAttribute('open') && element.tagName !== 'SUMMARY';
}

/** Whether an element itself, regardless of its ancestors, is hidden from assistive technology. */
export function isLeftOut(element: Element): boolean {
  return isHiddenItself(element) || element.getAttribute('aria-hidden') === 'true';
}

/** Whether an element is shown, as far as tags and attributes decide it. */
export function isShown(element: Element): boolean {
  return element.isConnected && !isWithin(element, isHiddenItself);
}

/** Whether an element is visible to assistive technology. */
export function isExposed(element: Element): boolean {
  return element.isConnected && !isWithin(element, isLeftOut);
}

function isWithin(element: Element, matches: (element: Element) => boolean): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) if (matches(at)) return true;
  return false;
}
