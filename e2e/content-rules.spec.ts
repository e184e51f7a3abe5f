import { boxOf, steadyBoxOf } from './harness/box-of';
import { cardWith } from './harness/cards';
import { openWithStatuses } from './harness/known-network';
import { remoteStatus } from './harness/remote-status';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';

const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`).join('\n');

test('a tall post is cut off, but not in its conversation; folding it again leaves the reader at its top [2.2.064, 2.9.014]', async ({
  page,
  sandbox,
}) => {
  const { id } = await sandbox.post({ as: 'carol', text: `A ladder.\n${lines(80)}` });
  await signIn(page, 'alice');
  const card = cardWith(page, 'A ladder.');
  // The post is folded once it has been measured.
  await expect(card.getByRole('button', { name: 'Show more' })).toBeVisible();
  const low = (await steadyBoxOf(card)).height;
  expect(low).toBeLessThan(400);
  await card.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(async () => (await card.boundingBox())?.height).toBeGreaterThan(1000);
  const fold = card.getByRole('button', { name: 'Show less' });
  await fold.scrollIntoViewIfNeeded();
  await expect.poll(() => topOf(card)).toBeLessThan(0);
  await fold.click();
  await expect.poll(async () => (await card.boundingBox())?.height).toBe(low);
  const header = await boxOf(page.getByRole('heading', { level: 1 }).first());
  await expect.poll(() => topOf(card)).toBeGreaterThanOrEqual(header.y + header.height - 24);
  await expect.poll(() => topOf(card)).toBeLessThan(400);

  await page.goto(`/notice/${id}`);
  const opened = page.locator('article[aria-current=true]');
  await expect.poll(async () => (await opened.boundingBox())?.height).toBeGreaterThan(1000);
});

test('wide code and tables scroll by themselves, long addresses break, and quotation signs colour lines where that is set [2.2.066, 2.2.067]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const cells = Array.from({ length: 30 }, (_, at) => `<td>cell number ${at}</td>`).join('');
  const address = `https://reed.example/${'long-way/'.repeat(30)}`;
  const content = [
    '<p style="position:fixed;inset:0">Wide things.</p>',
    `<pre><code>${'let x = 1; '.repeat(60)}</code></pre>`,
    `<table><tbody><tr>${cells}</tr></tbody></table>`,
    `<p><a href="${address}">${address}</a></p>`,
    '<p><ruby>漢<rt>かん</rt></ruby></p><ol start="3"><li>three</li></ol><blockquote>quoted</blockquote>',
    '<p>&gt;be a linnet<br>&lt;be a finch<br>plain</p>',
  ].join('');
  const status = await remoteStatus(`${baseURL}`, { content });
  await storeSettings(page, { greentext: true });
  await openWithStatuses(page, sandbox, [status]);
  const card = cardWith(page, 'Wide things.');
  await expect(card).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  for (const tag of ['pre', 'table']) {
    const scrolls = await card.locator(tag).evaluate((box) => box.scrollWidth > box.clientWidth);
    expect(scrolls, tag).toBe(true);
  }
  expect(await card.getByText('Wide things.').evaluate((found) => getComputedStyle(found).position)).toBe(
    'static',
  );
  const colourOf = (words: string) =>
    card.getByText(words).evaluate((found) => getComputedStyle(found).color);
  const colours = [await colourOf('>be a linnet'), await colourOf('<be a finch')];
  expect(new Set([...colours, await card.evaluate((found) => getComputedStyle(found).color)]).size).toBe(3);
});
