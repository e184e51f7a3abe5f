import { objectOf, textOf } from '../../testing/page/json';
import { readJson } from '../../testing/page/server';
import { cards, cardWith } from '../../testing/page/parts';
import { expectAccessible } from '../../testing/page/accessible';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import type { Locator, Page } from '../../testing/page/locator';
import { describe } from 'vitest';

const content = (page: Page): Locator => page.getByRole('main');

const tabs = (page: Page): Locator => content(page).getByRole('navigation', { name: 'Results' });

const openTab = (page: Page): Locator => tabs(page).locator('[aria-current]');

const field = (page: Page): Locator =>
  content(page).getByRole('searchbox', { name: 'People, posts, hashtags' });

async function searchFor(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await field(page).press('Enter');
}

test('more posts come on demand, each once, until there are no more [1.2.063, 1.4.011, 1.8.015]', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'alice');
  for (let made = 0; made < 23; made += 1) await sandbox.post({ as: 'bob', text: `dunnock ${made}` });
  await page.goto('/search?query=dunnock');
  await expect(openTab(page)).toHaveText('Posts (20+)');
  const more = content(page).getByRole('button', { name: 'Load more results' });
  await more.click();
  await expect(openTab(page)).toHaveText('Posts (23)');
  await more.click();
  await expect(content(page)).toContainText('No more results');
  await expect(more).toBeHidden();
  expect(
    (await sandbox.log())
      .filter(({ path }) => path === '/api/v2/search')
      .map(({ query }) => new URLSearchParams(query).get('offset')),
  ).toEqual([null, '20', '23']);
  await searchFor(page, 'dunnock 22');
  await expect(openTab(page)).toHaveText('Posts (1)');
  await expect(cards(page)).toHaveCount(1);
  await searchFor(page, 'no bird is called so');
  await tabs(page).getByRole('link', { name: 'Posts' }).click();
  await expect(content(page)).toContainText('No results');
});

describe('where the server counts', () => {
  test('a hashtag leads to its timeline and says how many spoke of it last [1.2.064]', async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    // Files that the operator of another server has not put beside the client.
    allowConsole(/status of 404/);
    await sandbox.character('mastodon');
    await sandbox.post({ as: 'bob', text: 'one #dotterel' });
    await sandbox.post({ as: 'bob', text: 'another #dotterel' });
    await sandbox.post({ as: 'dave', text: 'a third #dotterel' });
    await page.goto('/search?query=%23dotterel&type=hashtags');
    const row = content(page).getByRole('link', { name: '#dotterel' });
    await expect(row).toContainText('2 people talking');
    await expect(row).toContainText('3 uses');
    await row.click();
    await expect(page).toHaveURL(/\/tag\/dotterel$/);
  });
});

test('a search that fails says why, and trying again works; so with more of it', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/503/);
  await signIn(page, 'alice');
  await sandbox.post({ as: 'bob', text: 'a dotterel on the wall' });
  await sandbox.fail({
    path: '/api/v2/search',
    status: 503,
    body: { error: 'The index is being built' },
    times: 99,
  });
  await page.goto('/search?query=dotterel');
  const alert = content(page).getByRole('alert');
  await expect(alert).toContainText('Couldn’t search');
  await expect(alert).toContainText('The index is being built');
  await sandbox.clearErrors();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(cardWith(page, 'a dotterel on the wall')).toBeVisible();

  await sandbox.fail({ path: '/api/v2/search', status: 503, body: { error: 'Once more' }, times: 99 });
  await content(page).getByRole('button', { name: 'Load more results' }).click();
  await expect(alert).toContainText('Once more');
  await sandbox.clearErrors();
  await content(page).getByRole('button', { name: 'Try again' }).click();
  await expect(content(page)).toContainText('No more results');
  await expect(cardWith(page, 'a dotterel on the wall')).toBeVisible();
});

test('visitors search where the server lets them, and are led to the login where it does not', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  await sandbox.post({ as: 'bob', text: 'a dotterel on the wall' });
  await page.goto('/search?query=dotterel');
  await expect(cardWith(page, 'a dotterel on the wall')).toBeVisible();
  allowConsole(/401/);
  await sandbox.fail({ path: '/api/v2/search', status: 401, body: { error: 'unauthorized' }, times: 9 });
  await searchFor(page, 'gorse');
  await expect(content(page)).toContainText('Log in to search');
});

test('what was searched for is offered again, until it is forgotten', async ({ page }) => {
  await signIn(page, 'alice', '/search');
  await expect(content(page)).toContainText('What are you looking for?');
  for (const query of ['gorse', 'broom', 'heather']) {
    await searchFor(page, query);
    await expect(tabs(page)).toBeVisible();
  }
  await page.goto('/search');
  const recent = content(page).getByRole('region', { name: 'Recent searches' });
  await expect(recent.getByRole('link')).toHaveText(['heather', 'broom', 'gorse']);
  await expectAccessible(page);
  await recent.getByRole('button', { name: 'Remove “broom”' }).click();
  await expect(recent.getByRole('link')).toHaveText(['heather', 'gorse']);
  await recent.getByRole('link', { name: 'gorse' }).click();
  await expect(field(page)).toHaveValue('gorse');
  await page.goto('/search');
  await expect(recent.getByRole('link')).toHaveText(['gorse', 'heather']);
  await recent.getByRole('button', { name: 'Clear' }).click();
  await expect(recent).toBeHidden();
  await page.reload();
  await expect(content(page)).toContainText('What are you looking for?');
});

test('a search is narrowed to the posts of one person and to people who are followed', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  // A person whom the server doesn't know.
  allowConsole(/status of 404/);
  await signIn(page, 'alice');
  await sandbox.post({ as: 'bob', text: 'a dotterel on the wall' });
  await sandbox.post({ as: 'dave', text: 'a dotterel on the roof' });
  await page.goto('/search?query=dotterel');
  await expect(cards(page)).toHaveCount(2);
  await content(page).getByRole('button', { name: 'Filter results' }).click();
  await content(page).getByLabel('Only posts by').fill('@bob');
  await content(page).getByLabel('Only posts by').press('Enter');
  await expect(page).toHaveURL(/by=bob/);
  await expect(cards(page)).toHaveCount(1);
  await content(page).getByLabel('Only people I follow').check();
  await expect(page).toHaveURL(/following=true/);
  await expectAccessible(page);
  const asked = async () => (await sandbox.log()).findLast(({ path }) => path === '/api/v2/search')?.query;
  await expect.poll(asked).toContain('following=true');
  await content(page).getByLabel('Only posts by').fill('nobody-at-all');
  await content(page).getByRole('button', { name: 'Search', exact: true }).click();
  await expect(content(page)).toContainText('Couldn’t find nobody-at-all');
});

test('the way back from what was found leads to the results as they were', async ({ page, sandbox }) => {
  await signIn(page, 'alice');
  await sandbox.post({ as: 'bob', text: 'a dotterel on the wall' });
  await page.goto('/search?query=dotterel');
  await cardWith(page, 'a dotterel on the wall').locator('a:has(time)').first().click();
  await expect(page).toHaveURL(/\/notice\//);
  await page.goBack();
  await expect(cardWith(page, 'a dotterel on the wall')).toBeVisible();
  expect((await sandbox.log()).filter(({ path }) => path === '/api/v2/search')).toHaveLength(1);
});

test('an address brings what its words find, in counted tabs: posts first, else people, else hashtags [1.2.024, 1.2.062, 1.2.065]', async ({
  page,
  sandbox,
}) => {
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
});

test('the address of a post or profile opens it here; where nothing is, that is said', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await signIn(page, 'alice');
  const { id } = await sandbox.post({ as: 'bob', text: 'a dotterel on the wall' });
  const uri = textOf(objectOf(await readJson(`${baseURL}/api/v1/statuses/${id}`))['uri']);
  await page.goto('/search');
  await searchFor(page, uri);
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

test('a private server lets no visitor search, and says so [1.6.008]', async ({ page, sandbox }) => {
  await sandbox.settings({ private: true });
  await page.goto('/search?query=bob');
  await expect(content(page)).toContainText('Log in to search');
  await expect(content(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeHidden();
  const places = page.getByRole('navigation', { name: 'Main' });
  await expect(places).toContainText('Log in to see the timelines of this server.');
  await expect(places.getByRole('link', { name: 'Search' })).toBeHidden();
  expect((await sandbox.log()).filter(({ path }) => path === '/api/v2/search')).toEqual([]);
});

test('on a phone the drawer leads to the search, ready to type', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'alice');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
});
