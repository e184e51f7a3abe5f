import type { Page } from '@playwright/test';
import { cardWith } from './harness/cards';
import { openActions } from './harness/open-actions';
import { scrollUntil } from './harness/scroll-until';
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
  await menu.getByRole('menuitem', { name: /Mute conversation/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Mute this conversation?' });
  await expect(dialog).toBeVisible();
  const before = await cardsInView(page);
  const read = before.find(({ number }) => number % 2 === 0);
  const muted = before.filter(({ number }) => number % 2 === 1);
  expect(muted.length).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Mute conversation' }).click();
  for (const { number } of muted) await expect(cardWith(page, `Number ${number}.`)).toHaveCount(0);
  await expect(dialog).toBeHidden();
  const after = cardWith(page, `Number ${read?.number}.`);
  await expect
    .poll(async () => Math.abs((await topOf(after)) - (read?.top ?? Number.NaN)))
    .toBeLessThanOrEqual(1);
});

/** The numbers of the posts in view and below, from top to bottom, and their positions. */
function cardsInView(page: Page): Promise<{ number: number; top: number }[]> {
  return page.locator('[data-status]').evaluateAll((drawn) =>
    drawn.flatMap((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      const [, number] = /Number (\d+)\./.exec(card.textContent ?? '') ?? [];
      return bottom > 0 && number !== undefined ? [{ number: Number(number), top }] : [];
    }),
  );
}
