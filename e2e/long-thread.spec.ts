import type { Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import { cards } from './harness/cards';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';

/** Makes a question with a thousand replies. */
async function plantCrowd(sandbox: ControlDoor): Promise<string> {
  const { id } = await sandbox.post({ as: 'carol', text: 'A thousand answers, please.' });
  await sandbox.bulk({ kind: 'plain', count: 1000, everyMs: 0, inReplyTo: id });
  return id;
}

interface Walk {
  /** Posts with text that were drawn on the way. */
  read: number;
  mostElements: number;
}

/** Scrolls to the end, a part of the window in each frame. */
function walkDown(page: Page): Promise<Walk> {
  return page.evaluate(async () => {
    const read = new Set<string>();
    let mostElements = 0;
    for (let still = 0, last = -1; still < 30; last = scrollY) {
      scrollBy({ top: innerHeight * 0.6, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      for (const card of document.querySelectorAll('[data-status]')) {
        if (card.querySelector('div[dir="auto"]')?.textContent)
          read.add(card.getAttribute('data-status') ?? '');
      }
      mostElements = Math.max(mostElements, document.querySelectorAll('*').length);
      still = scrollY === last ? still + 1 : 0;
    }
    return { read: read.size, mostElements };
  });
}

for (const conversationDisplay of ['linear', 'tree']) {
  test(`a thousand replies (${conversationDisplay}): all of them are there, and few are drawn at a time`, async ({
    page,
    sandbox,
  }) => {
    // The way down through a thousand cards is long for a busy machine.
    test.slow();
    const id = await plantCrowd(sandbox);
    await storeSettings(page, { conversationDisplay });
    await page.goto(`/notice/${id}`);
    await expect(cards(page).nth(5)).toBeVisible();
    const { read, mostElements } = await walkDown(page);
    expect(read).toBe(1001);
    expect(mostElements).toBeLessThan(4000);
  });
}
