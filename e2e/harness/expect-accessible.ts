import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No rule of accessibility is broken. What still arrives or moves may break one for a moment. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      // What the header half hides would count as too small. A list that has just grown may scroll by itself.
      await page.evaluate(() => scrollTo(0, 0));
      await page.evaluate(drawAll);
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze();
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`,
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
