import type { Locator, Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import { cardWith } from './harness/cards';
import { layoutShifts, watchLayoutShifts } from './harness/layout-shifts';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const HOUR = 3600;
const TEXT = 'Saturday bread?';
const options = ['rye', ':loaf: seeded', 'both, obviously'];

const pollIn = (card: Locator) => card.getByRole('group', { name: 'Poll', exact: true });

async function ask(sandbox: ControlDoor, more: { multiple?: boolean; lasts?: number } = {}): Promise<string> {
  const { multiple = false, lasts = 5 * HOUR } = more;
  const { id } = await sandbox.post({
    as: 'carol',
    text: TEXT,
    poll: { options, multiple, expires_in: lasts },
  });
  return id;
}

async function openPoll(page: Page): Promise<Locator> {
  await signIn(page, 'alice');
  const poll = pollIn(cardWith(page, TEXT));
  await expect(poll.getByRole('button', { name: 'Vote' })).toBeVisible();
  return poll;
}

test('while it is on screen its numbers follow every 30 seconds; off screen nothing is asked [2.4.018]', async ({
  page,
  sandbox,
}) => {
  const status = await ask(sandbox);
  const looks = async () => (await sandbox.log()).filter(({ path }) => /\/polls\/\d+$/.test(path)).length;
  await page.clock.install();
  await page.goto('/main/all');
  const poll = pollIn(cardWith(page, TEXT));
  await expect(poll).toContainText('0 votes');
  await sandbox.act({ as: 'bob', action: 'vote', status, choices: [1] });
  await page.clock.runFor(31_000);
  await expect(poll).toContainText('1 vote');
  expect(await looks()).toBe(1);
  await page.evaluate(() => scrollTo(0, 3000));
  await expect(poll).not.toBeInViewport();
  await page.clock.runFor(120_000);
  expect(await looks()).toBe(1);
});

test('it turns into results at the moment it ends [2.3.005, 2.4.016]', async ({ page, sandbox }) => {
  await page.clock.install();
  await ask(sandbox, { lasts: 120 });
  const poll = await openPoll(page);
  await page.clock.runFor(121_000);
  await expect(poll.getByRole('listitem')).toHaveCount(3);
  await expect(poll).toContainText('Ended');
});

test('its code comes after the posts, and moves nothing', async ({ page, sandbox }) => {
  await ask(sandbox);
  await sandbox.post({ as: 'bob', text: 'The oven is on.' });
  await ask(sandbox, { multiple: true });
  await watchLayoutShifts(page);
  await signIn(page, 'alice');
  await expect(pollIn(page.getByRole('main')).getByRole('button', { name: 'Vote' })).toHaveCount(2);
  const shifts = await layoutShifts(page);
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(moved, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.02);
});
