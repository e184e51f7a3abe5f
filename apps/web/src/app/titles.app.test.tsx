import { listOf, objectOf, textOf } from '../testing/page/json';
import type { Page } from '../testing/page/locator';
import { cardWith } from '../testing/page/parts';
import { callAs } from '../testing/page/server';
import { signIn } from '../testing/page/sign-in';
import { expect, test } from '../testing/page/test';

const LONG =
  'A very long sentence about a heron that stood in the shallows for most of the afternoon, and then left.';

/** The announcement of the page after navigation. */
const said = (page: Page) => page.locator('[data-route-announcement]');

/** The title of a tab, which may begin with the number of new items. */
function titled(name: string): RegExp {
  return new RegExp(`^(\\(\\d+\\) )?${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')} · The Hedge$`);
}

test('each screen names the tab after what stands on it, and the server', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  await alice('/api/v1/accounts/update_credentials', {
    method: 'PATCH',
    body: { display_name: 'Alice :linnet: & <b>friends</b>' },
  });
  const [list] = listOf(await alice('/api/v1/lists')).map(objectOf);
  const title = textOf(list?.['title']);
  const conversation = async (text: string, spoilerText?: string): Promise<string> => {
    const { id } = await sandbox.post({ as: 'bob', text, ...(spoilerText !== undefined && { spoilerText }) });
    return `/notice/${id}`;
  };
  const { id: bookmarks } = objectOf(
    await alice('/api/v1/pleroma/bookmark_folders', { method: 'POST', body: { name: 'Knots' } }),
  );
  await signIn(page, 'alice');
  for (const [path, name] of [
    ['/main/friends', 'Home'],
    ['/tag/frost', '#frost'],
    [`/lists/${textOf(list?.['id'])}`, title],
    [`/lists/${textOf(list?.['id'])}/edit`, `Edit the list ${title}`],
    [`/bookmarks/${textOf(bookmarks)}`, 'Knots'],
    ['/users/bob', 'Bob (@bob)'],
    ['/users/alice', 'Alice & <b>friends</b> (@alice)'],
    ['/search?query=old%20hedge', 'old hedge: search'],
    ['/search', 'Search'],
    [await conversation('Short\n\nand  sweet.'), 'Bob: Short and sweet.'],
    [await conversation(LONG), 'Bob: A very long sentence about a heron that stood in the…'],
    [await conversation('The end of the book.', 'spoilers'), 'Bob: spoilers'],
    ['/settings', 'Settings'],
  ] as const) {
    history.pushState(null, '', path);
    await expect(page).toHaveTitle(titled(name));
  }
});

test('a title goes with its screen, and is said when a link or Back has led to another', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'bob', text: 'Ice on the pond.' });
  await signIn(page, 'alice');
  const card = cardWith(page, 'Ice on the pond.');
  await expect(card).toBeVisible();
  await expect(page).toHaveTitle(titled('Home'));
  await expect(said(page)).toHaveText('');
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(titled('Bob: Ice on the pond.'));
  await expect(said(page)).toHaveText('Bob: Ice on the pond.');
  await expect.poll(() => focusIsInContent(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveTitle(titled('Home'));
  await expect(said(page)).toHaveText('Home');
  await expect.poll(() => focusIsInContent(page)).toBe(true);
});

const focusIsInContent = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('main') !== null);
