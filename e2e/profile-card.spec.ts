import { objectOf } from '../tools/report/json-value';
import { cardWith } from './harness/cards';
import {
  waitForPersonPopovers,
  personPopover,
  profileCard,
  answerWithCarol,
  carolAccount,
} from './harness/profile-page';
import { scrollUntil } from './harness/scroll-until';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';

test('the card of a person covers the name where that is wanted; its picture is seen large, and the name has the focus again', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'bob', text: 'Look at me.' });
  await storeSettings(page, { userPopoverAvatarAction: 'zoom', userPopoverOverlay: true });
  await page.goto('/main/public');
  const author = cardWith(page, 'Look at me.').getByRole('link', { name: /@bob/ });
  const popover = personPopover(page);
  const viewer = page.getByRole('dialog', { name: 'Media' });
  await waitForPersonPopovers(page);
  await author.click();
  await expect.poll(async () => Math.abs((await topOf(popover)) - (await topOf(author)))).toBeLessThan(4);
  await popover.getByRole('button', { name: 'Enlarge the avatar of Bob' }).click();
  await expect(popover).toBeHidden();
  await expect(viewer.getByRole('img', { name: /Bob/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(author).toBeFocused();
});

test('visitors follow somebody from their own server [2.7.042, 3.2.021, 3.2.022, 3.6.011]', async ({
  page,
  sandbox,
}) => {
  const card = profileCard(page);
  await page.goto('/users/carol');
  await expect(card.getByText('@carol', { exact: true })).toBeVisible();
  await expect(card.getByText('Only for you')).toHaveCount(0);
  const opened = page.waitForEvent('popup');
  await card.getByRole('button', { name: 'Follow from your own server' }).click();
  await expect((await opened).getByRole('heading', { name: 'Follow @carol' })).toBeVisible();
  const asked = (await sandbox.log()).filter(({ path }) => path === '/main/ostatus');
  expect(asked).toMatchObject([{ method: 'POST' }]);
});

test('a picture that does not come has a stand-in, a figure of ours where the server has none, and a header that does not come is none [3.4.015]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const { id, told } = await carolAccount(`${baseURL}`);
  const gone = `${baseURL}/media/gone.png`;
  const pictures = { avatar: gone, avatar_static: gone, header: gone, header_static: gone };
  const card = profileCard(page);
  const enlarge = card.getByRole('button', { name: /^Enlarge the avatar/ });
  await sandbox.fail({ path: '/images/avi.png', status: 404, times: 9 });
  await answerWithCarol(sandbox, id, { ...told, avatar: '', avatar_static: '' });
  await page.goto('/users/carol');
  await expect(card.getByText('@carol', { exact: true })).toBeVisible();
  const face = card.locator('span[data-size=large]');
  await expect(face.locator('img')).toHaveCount(0);
  const drawn = await face.evaluate((found) => getComputedStyle(found, '::before').maskImage);
  const address = /url\("(.*)"\)/.exec(drawn)?.[1] ?? '';
  const figure = await page.request.get(address);
  expect(figure.headers()['content-type']).toContain('image/svg+xml');
  await expect(enlarge).toHaveCount(0);

  await sandbox.clearErrors();
  await answerWithCarol(sandbox, id, { ...told, ...pictures });
  await page.goto('/users/carol');
  await expect(enlarge.locator('img')).toHaveAttribute('src', '/images/avi.png');
  await expect(card.locator('img[src$="gone.png"]')).toHaveCount(0);
});

test('of hundreds of followers only those near the window are drawn, and Back finds the place [3.2.023]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id, told } = await carolAccount(`${baseURL}`);
  const pages = 8;
  for (let at = 0; at < pages; at += 1) {
    const body = Array.from({ length: 40 }, (_, row) => ({
      ...objectOf(told),
      id: `follower-${at}-${row}`,
      acct: `follower${at}x${row}`,
      fqn: `follower${at}x${row}@localhost`,
      display_name: `Follower ${at * 40 + row}`,
    }));
    const next = `${baseURL}/api/v1/accounts/${id}/followers?max_id=${at}`;
    const headers = at < pages - 1 ? { link: `<${next}>; rel="next"` } : {};
    await sandbox.fail({ path: `/${id}/followers`, status: 200, body, headers });
  }
  await page.goto('/users/carol?tab=followers');
  const people = page.getByRole('main').locator('[data-person]');
  await expect(people.first()).toBeVisible();
  await scrollUntil(page, async () => page.getByText('Follower 250', { exact: true }).isVisible());
  await expect.poll(() => people.count()).toBeLessThan(60);
  const row = people.filter({ hasText: 'Follower 250' });
  await row.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const top = await topOf(row);
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"], header a')?.click());
  await expect(page).not.toHaveURL(/followers/);
  await page.goBack();
  await expect(row).toBeVisible();
  await expect.poll(async () => Math.abs((await topOf(row)) - top)).toBeLessThanOrEqual(1);
});
