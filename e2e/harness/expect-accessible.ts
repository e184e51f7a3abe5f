import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './expect';

/** Either the rules that have one of these tags, or single ones. */
interface Rules {
  type: 'tag' | 'rule';
  values: string[];
}

const DEMANDED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No rule of accessibility is broken on the page, or within a part of it. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  const values = within === undefined ? DEMANDED : [...DEMANDED, 'best-practice'];
  await expectKept(page, { type: 'tag', values }, within);
}

/** The same page in another theme: of the rules only that of the contrast can be broken by it. */
export async function expectContrast(page: Page, within?: string): Promise<void> {
  await expectKept(page, { type: 'rule', values: ['color-contrast'] }, within);
}

/** What still arrives or moves may break a rule for a moment; what stays broken fails. */
async function expectKept(page: Page, rules: Rules, within?: string): Promise<void> {
  await expect
    .poll(async () => {
      if (within === undefined) await page.evaluate(showFromTop);
      return findBroken(page, rules, within);
    })
    .toEqual([]);
}

async function findBroken(page: Page, rules: Rules, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (within !== undefined) axe.include(within);
  // To tell of what is not broken as well takes half of its time.
  const { violations } = await axe
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => {
    const elements = nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`);
    return `${id}: ${elements.join('\n')}`;
  });
}

/**
 * What the header half hides would count as too small, and a list that has just grown may scroll by itself. What is drawn
 * only as it comes into sight lies over its neighbours until then, in measures that are guessed.
 */
function showFromTop(): void {
  scrollTo(0, 0);
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
}
