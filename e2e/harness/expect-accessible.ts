import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './expect';

/** Rules by their tags, or single rules. */
interface Rules {
  type: 'tag' | 'rule';
  values: string[];
}

const DEMANDED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects that the page, or a part of it, breaks no accessibility rule. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  const values = within === undefined ? DEMANDED : [...DEMANDED, 'best-practice'];
  await expectKept(page, { type: 'tag', values }, within);
}

/** Checks only contrast: another theme can break no other rule. */
export async function expectContrast(page: Page, within?: string): Promise<void> {
  await expectKept(page, { type: 'rule', values: ['color-contrast'] }, within);
}

/** Repeats the check: elements that still load or move may break a rule for a moment. */
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
  // Reporting the passed rules as well would take half of the time.
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
 * Scrolls to the top and renders everything. An element half hidden by the header would count as too small, and a
 * list that has just grown may scroll by itself. Rows with `content-visibility` overlap their neighbours until they
 * are rendered, because their sizes are estimates.
 */
function showFromTop(): void {
  scrollTo(0, 0);
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
}
