import type { Page } from '@playwright/test';
import { FirstWalk } from './harness/first-walk';
import { expect, test } from './harness/test';
import { bothWidths } from './harness/widths';

test(
  'somebody new reads, signs in, posts, replies, sees an answer arrive, favourites it and leaves [1.2.058, 2.1.001, 2.2.022]',
  bothWidths,
  async ({ page, sandbox }) => {
    const walk = new FirstWalk(page, sandbox);
    await walk.readsAsVisitor();
    await walk.signsIn('alice');
    await walk.posts('The first frost, and the kettle is on.');
    await walk.repliesTo('The first frost', 'It boils.');
    await page.goBack();
    await walk.seesArrive('carol', 'Frost here too, on the watering can.');
    await walk.favourites('Frost here too');
    await walk.signsOut('alice');
  },
);

test('signing out leaves nothing on the device that could show who was here or what they wrote', async ({
  page,
  sandbox,
}) => {
  const walk = new FirstWalk(page, sandbox);
  await walk.readsAsVisitor();
  const untouched = await storedHere(page);
  await walk.signsIn('alice');
  await walk.posts('Soon forgotten.');
  const token = await page.evaluate(() => localStorage.getItem('linnet-session'));
  expect(token).not.toBeNull();
  await walk.signsOut('alice');
  const left = await storedHere(page);
  // What stays after signing out: the name for the next sign-in, the registration of the application, of the settings
  // only that this version was used, and the kind of server.
  const ofTheDevice = ['linnet-app', 'linnet-last-login', 'linnet-server', 'linnet-settings'];
  expect(new Set(Object.keys(left))).toEqual(new Set([...Object.keys(untouched), ...ofTheDevice]));
  expect(Object.keys(JSON.parse(left['linnet-settings'] ?? '{}'))).toEqual(['updateCounter']);
  expect(left['linnet-last-login']).toBe('"alice"');
  expect(JSON.stringify(left)).not.toContain(JSON.parse(token ?? '{}').token);
  await page.goto('/main/friends');
  await expect(page).toHaveURL(/\/main\/all$/);
});

function storedHere(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
}
