import type { ControlDoor } from '@linnet/sandbox/control';
import { listOf, objectOf, textOf } from '../../testing/page/json';
import type { Page } from '../../testing/page/locator';
import { cards, shownIds } from '../../testing/page/parts';
import { readJson } from '../../testing/page/server';
import { expect, test } from '../../testing/page/test';

const OLDER = '^/api/v1/timelines/public\\?.*max_id=';

async function openKnownNetwork(page: Page): Promise<void> {
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
}

const more = (page: Page) => page.getByRole('button', { name: 'Load older posts' });
const end = (page: Page) => page.getByText('No more posts');

async function askedForOlder(sandbox: ControlDoor): Promise<number> {
  return (await sandbox.log()).filter(({ query }) => query.includes('max_id=')).length;
}

test('the end of a timeline is said in words', async ({ page, sandbox }) => {
  await sandbox.fail({ path: OLDER, status: 200, body: [] });
  await openKnownNetwork(page);
  await more(page).click();
  await expect(end(page)).toBeVisible();
  await expect(more(page)).toHaveCount(0);
});

test('older posts that did not come can be asked for again [2.2.045, 2.8.002]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  await sandbox.fail({ path: OLDER, status: 503, body: 'down', times: 2 });
  await openKnownNetwork(page);
  await more(page).click();
  const again = page.getByRole('button', { name: 'Couldn’t load older posts. Try again' });
  await expect(again).toBeVisible();
  const last = (await shownIds(page)).at(-1);
  await again.click();
  // After the second error the button is still there.
  await expect.poll(() => askedForOlder(sandbox)).toBe(2);
  await again.click();
  await expect(again).toBeHidden();
  await expect.poll(async () => (await shownIds(page)).at(-1)).not.toBe(last);
});

test('a server that answers with the same page again and again is not asked for ever', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const first = await fetch(`${baseURL}/api/v1/timelines/public?limit=20`);
  const link = first.headers.get('link') ?? '';
  const body = await first.text();
  await sandbox.fail({ path: OLDER, status: 200, body, headers: { link }, times: 100 });
  await openKnownNetwork(page);
  await more(page).click();
  await expect(end(page)).toBeVisible();
  expect(await askedForOlder(sandbox)).toBe(1);
});

test('many missed posts offer a reload, which shows the newest and a gap that fills [2.2.033]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await openKnownNetwork(page);
  await expect.poll(() => sandbox.streams()).toContain('public');
  const [first] = await shownIds(page);
  await sandbox.bulk({ count: 55 });
  await sandbox.sockets({ action: 'drop' });
  const reload = page.getByRole('main').getByRole('button', { name: 'Reload', exact: true });
  await reload.click();
  const served = await newestIds(baseURL, 60);
  await expect.poll(async () => (await shownIds(page))[0]).toBe(served[0]);
  const gap = page.getByRole('button', { name: 'Load the missing posts' });
  await expect(gap).toBeVisible();
  // One page may not reach down to the older posts.
  await expect(async () => {
    for (const button of gap.elements()) await page.user.click(button);
    await expect(gap).toHaveCount(0);
  }).toPass();
  const shown = await shownIds(page);
  expect(shown.slice(0, 60)).toEqual(served);
  expect(shown).toContain(first);
});

/** Ids of the newest public posts, as the server tells them. */
async function newestIds(url: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const older = ids.length === 0 ? '' : `&max_id=${ids.at(-1)}`;
    const page = listOf(await readJson(`${url}/api/v1/timelines/public?limit=40${older}`)).map(objectOf);
    ids.push(...page.map(({ id }) => textOf(id)));
  }
  return ids.slice(0, count);
}
