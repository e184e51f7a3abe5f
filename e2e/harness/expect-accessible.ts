import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './expect';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No rule of accessibility is broken. What still arrives or moves may break one for a moment. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingBroken(page, () => new AxeBuilder({ page }).withTags(RULES));
}

/** The same page in another theme: of the rules only that of the colours can say something else of it. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNothingBroken(page, () => new AxeBuilder({ page }).withRules('color-contrast'));
}

async function expectNothingBroken(page: Page, rules: () => AxeBuilder): Promise<void> {
  await expect
    .poll(async () => {
      // What the header half hides would count as too small. A list that has just grown may scroll by itself.
      await page.evaluate(() => scrollTo(0, 0));
      await page.evaluate(drawAll);
      const { violations } = await rules().setLegacyMode().analyze();
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(' ')}`,
      );
    })
    .toEqual([]);
}

/** What is drawn only as it comes into sight lies over its neighbours until then, in measures that are guessed. */
function drawAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
}
