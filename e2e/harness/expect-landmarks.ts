import type { Page } from '@playwright/test';
import { expect } from './expect';
import { rawWords } from './untranslated-texts';

/**
 * Expects a page that screen readers can navigate: one main landmark with one first-level heading, named
 * navigations, a title with the screen's name before the server's, and a tab order that follows the page.
 */
export async function expectLandmarks(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(readLandmarks))
    .toEqual({
      mains: 1,
      banners: 1,
      headings: 1,
      namelessHeadings: 0,
      headingsOutside: 0,
      namelessNavigations: 0,
      sameNavigations: 0,
      ordered: 0,
      skipped: [],
    });
  await expect(page).toHaveTitle(/^.+ · .+$/);
  expect(await rawWords(page)).toEqual([]);
}

/** Runs in the page. */
function readLandmarks() {
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const [main] = all('main');
  // Dialogs have headings of their own.
  const first = all('h1').filter((element) => element.closest('[role="dialog"]') === null);
  const navigations = all('nav').map((element) => element.getAttribute('aria-label') ?? '');
  const levels = [...(main ?? document.body).querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => Number(heading.tagName.slice(1)));
  return {
    mains: all('main').length,
    banners: all('body header').filter((element) => element.closest('main, section, article, aside') === null)
      .length,
    headings: first.length,
    namelessHeadings: all('h1, h2, h3').filter((element) => element.innerText.trim() === '').length,
    headingsOutside: first.filter((element) => !main?.contains(element)).length,
    namelessNavigations: navigations.filter((name) => name === '').length,
    sameNavigations: navigations.length - new Set(navigations).size,
    ordered: all('[tabindex]').filter(({ tabIndex }) => tabIndex > 0).length,
    skipped: levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1),
  };
}
