import { cardWith } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { storeSettings } from '../../testing/page/settings';
import { expect, test } from '../../testing/page/test';

test('with subjects folded a post is its subject until it is opened [2.2.064]', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'carol', text: 'The butler.', spoilerText: 'Who did it' });
  await storeSettings(page, { collapseMessageWithSubject: true });
  await signIn(page, 'alice');
  const card = cardWith(page, 'Who did it');
  await expect(card).not.toContainText('The butler.');
  await card.getByRole('button', { name: 'Show more' }).click();
  await expect(card).toContainText('The butler.');
  await card.getByRole('button', { name: 'Show less' }).click();
  await expect(card).not.toContainText('The butler.');
});

test('a hashtag leads to its timeline here; with a key it opens a new tab [1.2.038, 2.2.015]', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'carol', text: 'Under the #gorse again.' });
  await signIn(page, 'alice');
  const link = cardWith(page, 'Under the').getByRole('link', { name: '#gorse' });
  await expect(link).toHaveAttribute('href', '/tag/gorse');
  const isLeftToBrowser = (init: MouseEventInit) =>
    link.evaluate((found, held) => {
      let isLeft = false;
      const look = (event: Event) => {
        isLeft = !event.defaultPrevented;
        // The page of the test would follow it in this window.
        event.preventDefault();
      };
      addEventListener('click', look, { once: true });
      found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...held }));
      return isLeft;
    }, init);
  expect(await isLeftToBrowser({ ctrlKey: true })).toBe(true);
  expect(await isLeftToBrowser({ metaKey: true })).toBe(true);
  await expect(page).toHaveURL(/\/main\/friends$/);
  expect(await isLeftToBrowser({})).toBe(false);
  await expect(page).toHaveURL(/\/tag\/gorse$/);
});
