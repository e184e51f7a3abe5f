import type { Locator } from '@playwright/test';
import { objectOf, textOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { cardWith } from './harness/cards';
import { isNarrow } from './harness/is-narrow';
import { waitForPersonPopovers } from './harness/profile-page';
import { rawWords } from './harness/untranslated-texts';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { timelineName } from './harness/timeline-menu';
import { topOf } from './harness/top-of';
import { bothWidths } from './harness/widths';

/** Addresses of each kind, with the name of the screen for members; the server itself answers some of them. */
const ADDRESSES = [
  ['/tag/frost', '#frost'],
  ['/bookmarks', 'Bookmarks'],
  ['/remote-users/signalbox.example/greta', 'Greta'],
  ['/users/%24', 'Bob'],
  ['/bob', 'Bob'],
  ['/lists/new', 'New list'],
] as const;

test('an address that is loaded opens its screen, and one for newcomers leads members home', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'alice', '/registration/some-token');
  await expect(page).toHaveURL(/\/main\/friends$/);
  const alice = await callAs(`${baseURL}`, 'alice');
  const bob = textOf(objectOf(await alice('/api/v1/accounts/bob'))['id']);
  for (const [path, name] of ADDRESSES) {
    await page.goto(path === '/users/%24' ? `${path}${bob}` : path);
    await expect(timelineName(page)).toContainText(name);
    await expect(page).toHaveTitle(/^.+ · The Hedge$/);
    expect(await rawWords(page)).toEqual([]);
  }
});

test(
  'a link opens a screen at its top, and a conversation at its post [1.2.009, 1.2.041]',
  bothWidths,
  async ({ page, sandbox }) => {
    const { id } = await sandbox.post({ as: 'bob', text: 'How it began.' });
    await sandbox.bulk({ count: 6, kind: 'long', as: 'carol', inReplyTo: id });
    await sandbox.post({ as: 'carol', text: 'Quite another answer.', inReplyTo: id });
    for (let more = 1; more <= 4; more++) {
      const text = `${more}\n${'Line after line.\n'.repeat(20)}`;
      await sandbox.post({ as: 'carol', text, inReplyTo: id });
    }
    await signIn(page, 'alice', `/notice/${id}`);
    const answer = cardWith(page, 'Quite another answer.');
    await expect(answer).toBeAttached();
    await answer
      .getByRole('link')
      .filter({ has: page.locator('time') })
      .dispatchEvent('click');
    await expect(answer).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(() => isSeenWhole(answer)).toBe(true);
    await expect.poll(() => topOf(answer)).toBeLessThan(200);

    await waitForPersonPopovers(page);
    await answer.locator('a[href="/users/carol"]').first().dispatchEvent('click');
    // On a wide page the popover with the person's card opens first.
    if (!isNarrow(page))
      await page.getByRole('dialog').getByRole('link', { name: 'Open profile', exact: true }).click();
    await expect(timelineName(page)).toContainText('Carol');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(answer).toBeInViewport({ ratio: 0.9 });
  },
);

/** Whether no other element covers the card's edges, as the bars at the top of the page do. */
const isSeenWhole = (card: Locator): Promise<boolean> =>
  card.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    return [top + 2, bottom - 3].every((y) =>
      element.contains(document.elementFromPoint(left + width / 2, y)),
    );
  });
