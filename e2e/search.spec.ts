import type { Locator, Page } from '@playwright/test';
import { cardWith } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { isNarrow } from './harness/is-narrow';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { bothWidths, narrowOnly } from './harness/widths';

const content = (page: Page): Locator => page.getByRole('main');

const tabs = (page: Page): Locator => content(page).getByRole('navigation', { name: 'Results' });

const openTab = (page: Page): Locator => tabs(page).locator('[aria-current]');

const field = (page: Page): Locator =>
  content(page).getByRole('searchbox', { name: 'People, posts, hashtags' });

async function searchFor(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await field(page).press('Enter');
}

test(
  'an address brings what its words find, in counted tabs: posts first, else people, else hashtags [1.2.024, 1.2.062, 1.2.065]',
  bothWidths,
  async ({ page, sandbox }) => {
    await signIn(page, 'alice');
    await sandbox.post({ as: 'bob', text: 'a dotterel on the wall' });
    await sandbox.post({ as: 'dave', text: 'dotterel, the second of the year' });
    await page.goto('/search?query=dotterel');
    await expect(page).toHaveTitle(/^(\(\d+\) )?dotterel: search · /);
    await expect(content(page).getByRole('heading', { level: 1 })).toHaveText('Search');
    await expect(tabs(page).getByRole('link')).toHaveText(['Posts (2)', 'People', 'Hashtags (1)']);
    await expect(openTab(page)).toHaveText('Posts (2)');
    await expect(cardWith(page, 'a dotterel on the wall')).toBeVisible();
    await expectAccessible(page);

    await searchFor(page, '@carol@localhost');
    await expect(openTab(page)).toHaveText('People (1)');
    await expect(content(page).getByRole('link', { name: /carol/ }).first()).toBeVisible();
    await expectAccessible(page);

    await searchFor(page, 'zyzzyva');
    await expect(openTab(page)).toHaveText('Hashtags (1)');
    await tabs(page).getByRole('link', { name: 'People' }).click();
    await expect(page).toHaveURL(/type=people/);
    await expect(content(page)).toContainText('No results');
    // Changing tabs leaves only one step back.
    await page.goBack();
    await expect(openTab(page)).toHaveText('People (1)');
  },
);

test('the bar opens to a field, leads to the results, and is put away [1.2.060, 1.2.061]', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'bob', text: 'a dotterel on the wall' });
  await signIn(page, 'alice');
  const bar = page.getByRole('banner');
  const opener = bar.getByRole('button', { name: 'Search' });
  await opener.click();
  const barField = bar.getByRole('searchbox');
  await expect(barField).toBeFocused();
  await expectAccessible(page);
  await barField.press('Escape');
  await expect(barField).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('/');
  await expect(barField).toBeFocused();
  await expect(barField).toHaveValue('');
  await bar.getByRole('button', { name: 'Close search' }).click();
  await expect(barField).toBeHidden();

  await opener.click();
  await barField.fill('dotterel');
  await bar.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?query=dotterel$/);
  await expect(cardWith(page, 'a dotterel on the wall')).toBeVisible();
  await expect(barField).toBeHidden();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('on a phone the drawer leads to the search, ready to type', narrowOnly, async ({ page }) => {
  await signIn(page, 'alice');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
});

test('the address of a post or profile opens it here; where nothing is, that is said', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await signIn(page, 'alice');
  const { id } = await sandbox.post({ as: 'bob', text: 'a dotterel on the wall' });
  const { uri } = await (await page.request.get(`/api/v1/statuses/${id}`)).json();
  await page.goto('/search');
  await searchFor(page, String(uri));
  await expect(page).toHaveURL(new RegExp(`/notice/${id}$`));
  await expect(cardWith(page, 'a dotterel on the wall')).toBeVisible();
  // The search itself is not in the history.
  await page.goBack();
  await expect(page).toHaveURL(/\/search$/);

  await searchFor(page, `${baseURL}/users/bob`);
  await expect(page).toHaveURL(/\/users\//);
  await expect(content(page).getByRole('heading', { level: 1 })).toContainText(/bob/i);

  await page.goto('/search');
  await searchFor(page, 'https://nowhere.example/notice/1');
  await expect(content(page)).toContainText('Nothing found at this address');
  await expect(content(page).getByRole('link', { name: 'Open original page' })).toHaveAttribute(
    'href',
    'https://nowhere.example/notice/1',
  );
});

test(
  'a private server lets no visitor search, and says so [1.6.008]',
  bothWidths,
  async ({ page, sandbox }) => {
    await sandbox.settings({ private: true });
    await page.goto('/search?query=bob');
    await expect(content(page)).toContainText('Log in to search');
    await expect(content(page).getByRole('link', { name: 'Log in' })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeHidden();
    if (isNarrow(page)) await page.getByRole('button', { name: 'Menu' }).click();
    const places = page.getByRole('navigation', { name: 'Main' });
    await expect(places).toContainText('Log in to see the timelines of this server.');
    await expect(places.getByRole('link', { name: 'Search' })).toBeHidden();
    expect((await sandbox.log()).filter(({ path }) => path === '/api/v2/search')).toEqual([]);
  },
);
