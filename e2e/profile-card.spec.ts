import type { Locator } from '@playwright/test';
import { objectOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { cardWith } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import {
  waitForPersonPopovers,
  personPopover,
  profileCard,
  answerWithCarol,
  carolAccount,
} from './harness/profile-page';
import { scrollUntil } from './harness/scroll-until';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';

test('names, faces and mentions open the card of a person by click and by Enter, and give the focus back [3.2.003, 3.2.004, 3.2.012]', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'bob', text: 'Ask @carol about hazel.' });
  await signIn(page, 'alice', '/main/public');
  const post = cardWith(page, 'about hazel.');
  const author = post.getByRole('link', { name: /@bob/ });
  const popover = personPopover(page);
  await waitForPersonPopovers(page);
  await author.focus();
  await page.keyboard.press('Enter');
  await expect(popover).toContainText('Moderates with biscuits');
  await expect(popover.getByRole('button', { name: /Bob.*unfollow|Follow Bob/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(author).toBeFocused();

  await post.getByRole('link', { name: '@carol' }).click();
  await expect(popover).toContainText('Planting a hedge');
  await popover.getByRole('button', { name: 'Close' }).click();
  await expect(popover).toBeHidden();
  await post.locator('> span[data-size]').click();
  await expect(popover).toContainText('@bob');
  await popover.getByRole('link', { name: /^\d+ Followers$/ }).click();
  await expect(page).toHaveURL(/\/users\/bob\?tab=followers$/);
  await expect(popover).toBeHidden();

  // The list itself shows the bios: its cards open the short popover.
  await page.getByRole('main').locator('[data-person] a[href]:not([tabindex])').first().click();
  await expect(popover.getByRole('link', { name: /Posts$/ })).toBeVisible();
  await expect(popover.getByText('Only for you')).toHaveCount(0);
  await popover.getByRole('link', { name: 'Open profile', exact: true }).click();
  await expect(popover).toBeHidden();
  await expect(profileCard(page)).toBeVisible();
});

test('each face opens the card of its own person: in a quote, among those who received a post, in a notification', async ({
  page,
  sandbox,
}) => {
  const { id: quoted } = await sandbox.post({ as: 'carol', text: 'What the hedge says.' });
  const { id } = await sandbox.post({ as: 'alice', text: 'Read this.', quote: quoted });
  for (const as of ['dave', 'bob']) await sandbox.act({ as, action: 'favourite', status: id });
  await signIn(page, 'alice', `/notice/${id}`);
  const post = page.getByRole('main').locator('article[aria-current=true]');
  const popover = personPopover(page);
  await waitForPersonPopovers(page);
  const opens = async (face: Locator, name: string) => {
    await face.click();
    await expect(popover).toContainText(`@${name}`);
    // From then on it hears its keys.
    await expect.poll(() => popover.evaluate((card) => card.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
  };
  await opens(
    post.getByRole('group', { name: 'Quoted post' }).locator('a > span[data-size]').first(),
    'carol',
  );
  await opens(post.locator('li[title^="@dave@"]'), 'dave');
  await opens(post.locator('li[title^="@bob@"]'), 'bob');
  await opens(post.locator('> span[data-size]'), 'alice');
  await page.goto('/users/alice/interactions');
  const told = page.locator('article[data-notification]').filter({ hasText: 'Read this.' });
  await waitForPersonPopovers(page);
  await opens(told.locator('li[title^="@dave@"]'), 'dave');
  await opens(told.locator('li[title^="@bob@"]'), 'bob');
});

test('the picture of the card does what was chosen, and can be seen large from the profile [3.2.005, 3.2.008, 3.2.035]', async ({
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

  await storeSettings(page, { userPopoverAvatarAction: 'close' });
  await page.reload();
  await waitForPersonPopovers(page);
  await author.click();
  await popover.getByRole('button', { name: 'Close' }).last().click();
  await expect(popover).toBeHidden();
  await storeSettings(page, { userPopoverAvatarAction: 'open' });
  await page.reload();
  await waitForPersonPopovers(page);
  await author.click();
  await popover.getByRole('link', { name: 'Open the profile of Bob' }).click();
  await expect(page).toHaveURL(/\/users\/bob$/);
  await profileCard(page).getByRole('button', { name: 'Enlarge the avatar of Bob' }).click();
  await expect(viewer).toBeVisible();
});

test('a highlight makes somebody’s posts stand out, white at first, in a chosen colour, and not any more [3.2.018, 3.3.013, 3.5.004]', async ({
  page,
}) => {
  await signIn(page, 'alice', '/users/carol');
  const card = profileCard(page);
  const post = page.getByRole('main').getByRole('article').first();
  await expect(post).toBeVisible();
  await card.getByText('Only for you').click();
  await card.getByRole('radio', { name: 'Striped' }).click();
  await expect(post).toHaveAttribute('data-highlight', 'striped');
  await expect(post).toHaveCSS('--highlight', '#FFFFFF');
  await card.getByRole('textbox', { name: 'Colour code' }).fill('#ff8800');
  await expect(post).toHaveCSS('--highlight', '#ff8800');
  await expect(card.getByLabel('Colour', { exact: true })).toHaveValue('#ff8800');
  await card.getByRole('radio', { name: 'Bar' }).click();
  await expect(post).toHaveAttribute('data-highlight', 'side');
  await expect(post).toHaveCSS('--highlight', '#ff8800');
  await card.getByRole('radio', { name: 'None' }).click();
  await expect(post).not.toHaveAttribute('data-highlight');
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

test('a birthday that one hides stands on one’s own profile as little as on others’', async ({
  page,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  const tell = (shows: boolean) =>
    alice('/api/v1/accounts/update_credentials', {
      method: 'PATCH',
      body: { birthday: '1990-02-03', show_birthday: shows },
    });
  await tell(true);
  await signIn(page, 'alice', '/users/alice');
  const born = profileCard(page).getByText(/^Born/);
  await expect(born).toBeVisible();
  await tell(false);
  const told = page.waitForResponse(/verify_credentials/);
  await page.reload();
  await told;
  await expect(profileCard(page).getByText('Admin', { exact: true })).toBeVisible();
  await expect(born).toHaveCount(0);
});

test('a picture that does not come has a stand-in, and a header that does not come is none [3.4.015]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const { id, told } = await carolAccount(`${baseURL}`);
  const gone = `${baseURL}/media/gone.png`;
  const pictures = { avatar: gone, avatar_static: gone, header: gone, header_static: gone };
  await answerWithCarol(sandbox, id, { ...told, ...pictures });
  await page.goto('/users/carol');
  const picture = profileCard(page)
    .getByRole('button', { name: /^Enlarge the avatar/ })
    .locator('img');
  await expect(picture).toHaveAttribute('src', '/images/avi.png');
  await expect(profileCard(page).locator('img[src$="gone.png"]')).toHaveCount(0);
});

test('where the server has no picture for those without one, a figure of ours stands there, and nothing can be enlarged', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const { id, told } = await carolAccount(`${baseURL}`);
  await sandbox.fail({ path: '/images/avi.png', status: 404, times: 9 });
  await answerWithCarol(sandbox, id, { ...told, avatar: '', avatar_static: '' });
  await page.goto('/users/carol');
  const card = profileCard(page);
  await expect(card.getByText('@carol', { exact: true })).toBeVisible();
  const face = card.locator('span[data-size=large]');
  await expect(face.locator('img')).toHaveCount(0);
  const drawn = await face.evaluate((found) => getComputedStyle(found, '::before').maskImage);
  const address = /url\("(.*)"\)/.exec(drawn)?.[1] ?? '';
  const figure = await page.request.get(address);
  expect(figure.headers()['content-type']).toContain('image/svg+xml');
  await expect(card.getByRole('button', { name: /^Enlarge the avatar/ })).toHaveCount(0);
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
