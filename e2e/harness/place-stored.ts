import type { Page } from '@playwright/test';
import { expect } from './expect';

/** Waits until the stored timeline begins where the page stands now: its place is noted after a short rest. */
export async function expectPlaceStored(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const name = Object.keys(localStorage).find((key) => key.startsWith('linnet-timeline'));
        const note: unknown = JSON.parse((name === undefined ? null : localStorage.getItem(name)) ?? 'null');
        const { position } = (note ?? {}) as { position?: { id: string; offset: number } | null };
        const card = position && document.querySelector(`[data-status="${position.id}"]`);
        return card ? Math.abs(card.getBoundingClientRect().top - position.offset) <= 1 : false;
      }),
    )
    .toBe(true);
}
