import type { Page } from '@playwright/test';
import { makeDemoSession, storeDemoSession } from '../tools/browser/demo-session';
import { cards } from './harness/cards';
import { isNarrow } from './harness/is-narrow';
import { signIn } from './harness/sign-in';
import { waitForStart } from './harness/wait-for-start';
import { StartWatch } from './harness/start-watch';
import { expect, test } from './harness/test';
import { bothWidths } from './harness/widths';

/** Documents that the server embeds in the page. */
const embedded = /^\/(api\/v1\/instance|nodeinfo\/|api\/pleroma\/frontend_configurations)/;

for (const reader of ['a visitor', 'a member'] as const) {
  test(
    `${reader} reads the first status after few requests, none of them sent twice [1.4.002]`,
    bothWidths,
    async ({ page, sandboxProcess: { url } }) => {
      const isSignedIn = reader === 'a member';
      if (isSignedIn) await storeDemoSession(page, url, await makeDemoSession(url, 'alice'));
      const start = await StartWatch.begin(page);
      await page.goto(isSignedIn ? '/main/friends' : '/main/all');
      await waitForStart(page, isSignedIn ? 'member' : 'visitor');

      const sent = await start.sent();
      const early = sent.filter(({ isEarly }) => isEarly);
      const addresses = (kind: string) => early.filter((one) => one.kind === kind).map((one) => one.address);
      expect(addresses('static').length, addresses('static').join('\n')).toBeLessThanOrEqual(6);
      expect(addresses('static')).toContain(isSignedIn ? '/main/friends' : '/main/all');
      expect(addresses('api').length, addresses('api').join('\n')).toBeLessThanOrEqual(6);
      expect(sent.map(({ address }) => address).filter((address) => embedded.test(address))).toEqual([]);

      // The tab's icon is read again, to be drawn on, from the browser's cache.
      const others = sent.filter(({ address }) => !/favicon\.png$|logo\.svg$/.test(address));
      const named = others.map(({ address, authorization }) => `${address} ${authorization ?? ''}`);
      expect(named.filter((name, place) => named.indexOf(name) !== place)).toEqual([]);
    },
  );
}

test('a page without embedded answers asks for them itself, once each [1.2.021, 1.7.009, 1.7.011]', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('main').getByRole('form')).toBeVisible();
  const asked = async () =>
    (await sandbox.log())
      .map(({ path }) => path)
      .filter((path) => embedded.test(path))
      .toSorted();
  await expect
    .poll(asked)
    .toEqual(['/api/pleroma/frontend_configurations', '/api/v1/instance', '/nodeinfo/2.1.json']);
});

test('with the timeline in the page its first status is read although no call is answered', async ({
  page,
  sandbox,
}) => {
  const { id } = await sandbox.post({ as: 'carol', text: 'Written into the page.' });
  await sandbox.settings({ embedTimeline: true });
  await sandbox.hold({ path: '^/(api|nodeinfo|oauth)/' });
  await page.goto('/main/all');
  await expect(cards(page).first()).toHaveAttribute('data-status', id);
  await expect(cards(page).first()).toContainText('Written into the page.');
  const answered = (await sandbox.log()).filter(
    ({ path, status }) => path.startsWith('/api/') && status !== 0,
  );
  expect(answered).toEqual([]);
});

test('name and logo are those that the operator configured', bothWidths, async ({ page, sandbox }) => {
  await sandbox.settings({
    title: 'The Kiln',
    frontendConfiguration: { logo: '/favicon.png', logoMask: false },
  });
  await page.goto('/main/all');
  const brand = await openBrand(page);
  await expect(brand).toHaveText('The Kiln');
  const logo = brand.locator('img');
  await expect(logo).toHaveAttribute('src', '/favicon.png');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page).toHaveTitle(/The Kiln/);
});

test('a hidden name is not shown beside the logo, and still names the way to the start page', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ title: 'The Kiln', frontendConfiguration: { hideSitename: true } });
  await page.goto('/main/all');
  const brand = await openBrand(page);
  await expect(brand).toHaveText('');
  await expect(brand).toHaveAccessibleName('The Kiln');
});

test('the bare address leads a visitor to the known network and a member home [1.2.003, 1.2.004, 1.2.006, 1.9.001, 1.9.002]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/main\/all$/);
  await expect(page.getByRole('heading', { name: 'Known network' })).toBeVisible();
  await signIn(page, 'alice', '/');
  await expect(page).toHaveURL(/\/main\/friends$/);
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
});

test('the bare address leads where the operator wants [1.2.003, 1.2.005, 2.2.002, 2.2.014]', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({
    frontendConfiguration: { redirectRootNoLogin: '/main/public', redirectRootLogin: '/main/all' },
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/main\/public$/);
  await expect(page.getByRole('heading', { name: 'Local timeline' })).toBeVisible();
  await signIn(page, 'alice', '/');
  await expect(page).toHaveURL(/\/main\/all$/);
  await expect(page.getByRole('heading', { name: 'Known network' })).toBeVisible();
});

test('a visitor who opens home is sent to the start page [1.2.006, 2.2.003]', async ({ page, sandbox }) => {
  await page.goto('/main/friends');
  await expect(page).toHaveURL(/\/main\/all$/);
  await expect(cards(page).first()).toBeVisible();
  const asked = (await sandbox.log()).filter(({ path }) => path === '/api/v1/timelines/home');
  expect(asked).toEqual([]);
});

test('an address that leads nowhere says so and offers ways on', async ({ page }) => {
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  await page.goto('/no/such%20place');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(main).toContainText('/no/such place');
  await main.getByRole('link', { name: 'Known network' }).click();
  await expect(page).toHaveURL(/\/main\/all$/);
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await main.getByRole('link', { name: 'Start page' }).click();
  await expect(page).toHaveURL(/\/main\/all$/);
  await page.goBack();
  await expect(main.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await main.getByRole('button', { name: 'Go back', exact: true }).click();
  await expect(page).toHaveURL(/\/main\/all$/);
});

test(
  'while the main script is on its way the frame of the page is seen, where it will be',
  bothWidths,
  async ({ page, sandbox }) => {
    await sandbox.hold({ path: String.raw`^/assets/index-.*\.js` });
    await page.goto('/main/all', { waitUntil: 'commit' });
    const skeleton = page.locator('#app > [aria-hidden=true]');
    await expect(skeleton).toBeVisible();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1);
    await expect.poll(() => sandbox.heldRequests()).toBe(1);
    const drawn = await skeleton.locator('.sk-main').boundingBox();
    await expect(cards(page)).toHaveCount(0);

    await sandbox.release();
    await expect(cards(page).first()).toBeVisible();
    await expect(skeleton).toHaveCount(0);
    await expect
      .poll(() => page.getByRole('region', { name: 'Known network' }).boundingBox())
      .toMatchObject({ x: drawn?.x, y: drawn?.y, width: drawn?.width });
  },
);

/** Opens the instance's name and logo: at the top of a wide page, in the drawer of a narrow one. */
async function openBrand(page: Page) {
  if (isNarrow(page)) await page.getByRole('button', { name: 'Menu' }).click();
  const place = isNarrow(page) ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
  return place.getByTitle('Start page');
}
