import type { Locator, Page } from '@playwright/test';

/** The actions of a locator that press the mouse. */
const PRESSES = ['click', 'dblclick', 'check', 'uncheck', 'tap'] as const;

interface PressOptions {
  timeout?: number;
  force?: boolean;
}

/** Locators' prototypes that have been changed; all pages of a process share one. */
const changed = new WeakSet<object>();

/**
 * Lets every press of a locator scroll to its element first, and then wait until that stands still. Playwright waits
 * for a still element, scrolls, and presses within the same frame: a list that measures the rows scrolled into view
 * moves between press and release, and nothing is clicked. A person sees the rows first.
 */
export function scrollBeforePress(page: Page): void {
  const prototype: unknown = Object.getPrototypeOf(page.locator('html'));
  if (!isPrototype(prototype) || changed.has(prototype)) return;
  changed.add(prototype);
  for (const name of PRESSES) {
    const press = prototype[name];
    prototype[name] = async function scrollAndPress(this: Locator, options: PressOptions = {}) {
      const { timeout, force = false } = options;
      if (!force) await scrollTo(this, timeout === undefined ? {} : { timeout });
      return press.call(this, options);
    };
  }
}

/** Errors about an element that is rendered anew meanwhile, alone or with its page. */
const IS_GONE = /not attached|context was destroyed|handle is disposed/i;

/** Scrolls to an element. One that is gone meanwhile is left to the press, which waits for the next one. */
async function scrollTo(locator: Locator, options: { timeout?: number }): Promise<void> {
  try {
    // Scrolling waits for two frames, also where there is nothing to scroll.
    if (await locator.evaluate(isInView, undefined, options)) return;
    await locator.scrollIntoViewIfNeeded(options);
    await locator.evaluate(standsStill, undefined, options);
  } catch (error) {
    if (!(error instanceof Error && IS_GONE.test(error.message))) throw error;
  }
}

/** Whether an element is in the window as a whole, and its middle is not under anything else. Runs in the page. */
function isInView(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && element.contains(hit);
}

/** Resolves when an element has not moved for some frames: rows that come into view are measured later when it is busy. */
async function standsStill(element: Element): Promise<void> {
  const frames = 4;
  let top = Number.NaN;
  for (let still = 0; still < frames;) {
    await new Promise(requestAnimationFrame);
    const now = element.getBoundingClientRect().top;
    still = now === top ? still + 1 : 0;
    top = now;
  }
}

function isPrototype(value: unknown): value is Pick<Locator, (typeof PRESSES)[number]> {
  return typeof value === 'object' && value !== null && PRESSES.every((name) => name in value);
}
