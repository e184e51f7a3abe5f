import type { Page } from '@playwright/test';
import { cards } from './cards';
import { expect } from './expect';
import { scrollUntil } from './scroll-until';

type Texts = ReadonlyMap<string, string>;

interface ReadOptions {
  /** Whether to stop. */
  until: (drawn: Texts) => boolean;
  /** Called after each scroll step. */
  onEach: () => Promise<void>;
}

/** Scrolls through the page; resolves to the texts of all cards drawn on the way, by id. */
export async function drawnTexts(page: Page, { until, onEach }: ReadOptions): Promise<Texts> {
  await expect(cards(page).first()).toBeVisible();
  const drawn = new Map<string, string>();
  await scrollUntil(page, async () => {
    const texts = await page
      .locator('[data-status]')
      .evaluateAll((found) =>
        found.map((card) => [card.getAttribute('data-status') ?? '', card.textContent]),
      );
    for (const [id = '', text = ''] of texts) drawn.set(id, text);
    await onEach();
    return until(drawn);
  });
  return drawn;
}
