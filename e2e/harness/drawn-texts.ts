import type { Page } from '@playwright/test';
import { cards } from './cards';
import { expect } from './expect';
import { scrollUntil } from './scroll-until';

type Texts = ReadonlyMap<string, string>;

interface Reading {
  /** Enough was drawn. */
  until: (drawn: Texts) => boolean;
  /** Looks at what is drawn now. */
  onEach: () => Promise<void>;
}

/** Scrolls through the page; resolves to the texts of all cards that were drawn on the way, by their ids. */
export async function drawnTexts(page: Page, { until, onEach }: Reading): Promise<Texts> {
  await expect(cards(page).first()).toBeVisible();
  const drawn = new Map<string, string>();
  await scrollUntil(page, async () => {
    const now = await page
      .locator('[data-status]')
      .evaluateAll((found) =>
        found.map((card) => [card.getAttribute('data-status') ?? '', card.textContent]),
      );
    for (const [id = '', text = ''] of now) drawn.set(id, text);
    await onEach();
    return until(drawn);
  });
  return drawn;
}
