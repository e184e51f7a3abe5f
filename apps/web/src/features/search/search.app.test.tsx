import { describe } from 'vitest';
import type { Locator, Page } from '../../testing/page/locator';
import { cards, cardWith } from '../../testing/page/parts';
import { expectAccessible } from '../../testing/page/accessible';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

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
  await sandbox.fail({ path: '/api/v2/search', status: 503, body: { error: 'The index is being built' } });
  await page.goto('/search?query=dotterel');
  const alert = content(page).getByRole('alert');
  await expect(alert).toContainText('Couldn’t search');
  await expect(alert).toContainText('The index is being built');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(cardWith(page, 'a dotterel on the wall')).toBeVisible();

  await sandbox.fail({ path: '/api/v2/search', status: 503, body: { error: 'Once more' } });
  await content(page).getByRole('button', { name: 'Load more results' }).click();
  await expect(alert).toContainText('Once more');
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
  const asked = (await sandbox.log()).findLast(({ path }) => path === '/api/v2/search');
  expect(asked?.query).toContain('following=true');
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
