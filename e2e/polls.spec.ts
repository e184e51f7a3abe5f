import type { Locator } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import { cardWith } from './harness/cards';
import { layoutShifts, watchLayoutShifts } from './harness/layout-shifts';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const HOUR = 3600;
const TEXT = 'Saturday bread?';
const options = ['rye', ':loaf: seeded', 'both, obviously'];

const pollIn = (card: Locator) => card.getByRole('group', { name: 'Poll', exact: true });

async function ask(sandbox: ControlDoor, multiple = false): Promise<string> {
  const { id } = await sandbox.post({
    as: 'carol',
    text: TEXT,
    poll: { options, multiple, expires_in: 5 * HOUR },
  });
  return id;
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

test('its code comes after the posts, and moves nothing', async ({ page, sandbox }) => {
  await ask(sandbox);
  await sandbox.post({ as: 'bob', text: 'The oven is on.' });
  await ask(sandbox, true);
  await watchLayoutShifts(page);
  await signIn(page, 'alice');
  await expect(pollIn(page.getByRole('main')).getByRole('button', { name: 'Vote' })).toHaveCount(2);
  const shifts = await layoutShifts(page);
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(moved, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.02);
});
