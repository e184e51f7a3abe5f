import type { Page } from '@playwright/test';
import { cardWith } from './harness/cards';
import { openActions } from './harness/open-actions';
import { scrollUntil } from './harness/scroll-until';
import { shownIds } from './harness/shown-ids';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';

test('muting a conversation while reading leaves what is read where it is', async ({ page, sandbox }) => {
  const { id } = await sandbox.post({ as: 'carol', text: 'A long quarrel begins.' });
  for (let at = 0; at < 14; at += 1) {
    const text = `Number ${at}. ${'It takes its time. '.repeat(12)}`;
    await sandbox.post({ as: 'carol', text, ...(at % 2 === 0 ? {} : { inReplyTo: id }) });
  }
  await signIn(page, 'alice');
  await expect(cardWith(page, 'Number 13.')).toBeVisible();
  await scrollUntil(page, async () => (await cardWith(page, 'Number 5.').count()) > 0);
  await cardWith(page, 'Number 5.').scrollIntoViewIfNeeded();
  const menu = await openActions(cardWith(page, 'Number 5.'));
  const before = await cardsInView(page);
  await menu.getByRole('menuitem', { name: /Mute conversation/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Mute this conversation?' });
  await dialog.getByRole('button', { name: 'Mute conversation' }).click();
  await expect(cardWith(page, 'Number 5.')).toHaveCount(0);
  await expect(dialog).toBeHidden();
  const left = await shownIds(page);
  const read = before.find(({ id }) => left.includes(id));
  expect(before.length).toBeGreaterThan(before.filter(({ id }) => left.includes(id)).length);
  await expect
    .poll(async () => Math.abs((await topOf(page.locator(`[data-status="${read?.id}"]`))) - (read?.top ?? 0)))
    .toBeLessThanOrEqual(1);
});

/** The visible cards, from top to bottom, and their positions. */
function cardsInView(page: Page): Promise<{ id: string; top: number }[]> {
  return page.locator('[data-status]').evaluateAll((drawn) =>
    drawn.flatMap((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return bottom > 0 ? [{ id: card.getAttribute('data-status') ?? '', top }] : [];
    }),
  );
}
