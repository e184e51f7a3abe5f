import type { Page } from '@playwright/test';

/** How often the focus is moved on; a long form has fewer controls. */
const MAX_STEPS = 250;

/**
 * Goes through the main part of a page, or through what lies over it, with the Tab key alone. Resolves to the controls
 * that the focus doesn't reach, those that don't look different while they have it, and a trap of the focus. Of a feed
 * only the first entry is gone through: the others are like it, and new ones come as one goes on.
 */
export async function unreachableControls(page: Page): Promise<string[]> {
  const count = await page.evaluate(beginWalk);
  const unmarked: string[] = [];
  for (let step = 0; step < Math.min(count * 2 + 20, MAX_STEPS); step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (stop.unmarked !== undefined) unmarked.push(`not seen to have the focus: ${stop.unmarked}`);
    if (stop.isOver) break;
  }
  return [...unmarked, ...(await page.evaluate(endWalk))];
}

interface Walk {
  readonly part: Element;
  /** The controls not reached yet, with how each looks without the focus. */
  readonly waiting: Map<Element, string>;
  readonly looks: Map<Element, string>;
}

declare global {
  interface Window {
    focusWalk?: Walk;
    lookOf?: (control: Element) => string;
  }
}

/** Runs in the page: notes all controls, and puts the focus before the first. Returns their number. */
function beginWalk(): number {
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden=true]') === null
    );
  };
  const over = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')];
  const part = over.findLast((dialog) => isSeen(dialog)) ?? document.querySelector('main');
  if (!(part instanceof HTMLElement)) return 0;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // What draws the mark of the focus: the control itself, what is around it, or what stands for a hidden field.
  window.lookOf = (control) => {
    const around = [control.parentElement, control.parentElement?.parentElement];
    const label = control.closest('label') ?? control;
    return [control, ...around, control.nextElementSibling, control.previousElementSibling, label]
      .flatMap((element) =>
        element ? [null, '::before', '::after'].map((pseudo) => ({ element, pseudo })) : [],
      )
      .map(({ element, pseudo }) => {
        const style = getComputedStyle(element, pseudo);
        return [
          style.outline,
          style.boxShadow,
          style.border,
          style.backgroundColor,
          style.textDecoration,
        ].join();
      })
      .join('|');
  };
  const selector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [contenteditable=true]';
  const first = part.querySelector('[role=feed] article, li > article');
  const controls = [...part.querySelectorAll<HTMLElement>(selector)].filter((control) => {
    if (!isSeen(control) || control.matches(':disabled, [tabindex="-1"]')) return false;
    // The foot of a list goes away from whoever comes near: more is loaded above it.
    if (/^(?:Load|Show) (?:older|more) /.test(control.textContent)) return false;
    // A group of radio buttons is one stop.
    if (control instanceof HTMLInputElement && control.type === 'radio' && !control.checked) return false;
    // What stands after the first entry of a feed is reached past entries that load others.
    const isAfter =
      first === null ? 0 : first.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
    return first === null || first.contains(control) || isAfter === 0;
  });
  const looks = new Map(controls.map((control) => [control as Element, window.lookOf?.(control) ?? '']));
  window.focusWalk = { part, waiting: new Map(looks), looks };
  // The next Tab goes to what comes first in it.
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus();
  return controls.length;
}

/** Runs in the page: what the focus is on now. */
function lookAtFocus(): { isOver: boolean; unmarked?: string } {
  const { focusWalk: walk, lookOf } = window;
  const focused = document.activeElement;
  if (walk === undefined || lookOf === undefined || focused === null) return { isOver: true };
  // Past the last control of a dialog the focus is with the browser's own for a moment.
  const isOver = (focused !== document.body && !walk.part.contains(focused)) || walk.waiting.size === 0;
  if (!walk.waiting.delete(focused)) return { isOver };
  return lookOf(focused) === walk.looks.get(focused)
    ? { isOver, unmarked: focused.outerHTML.slice(0, 200) }
    : { isOver };
}

/** Runs in the page: the controls that are still waiting. */
function endWalk(): string[] {
  const left = [...(window.focusWalk?.waiting.keys() ?? [])];
  delete window.focusWalk;
  return left
    .filter((control) => control.isConnected)
    .map((control) => `not reached by Tab: ${control.outerHTML.slice(0, 200)}`);
}
