import { listOf, objectOf, textOf } from '../../../testing/page/json';
import type { Page } from '../../../testing/page/locator';
import { cards } from '../../../testing/page/parts';
import { callAs } from '../../../testing/page/server';
import { signIn } from '../../../testing/page/sign-in';
import { expect, test } from '../../../testing/page/test';

const newPost = (page: Page) => page.getByRole('button', { name: 'New post', exact: true });

test('members of a phone have the button; visitors, the form of a list and the administration do not [1.2.059, 2.2.024]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(newPost(page)).toHaveCount(0);
  await signIn(page, 'alice', '/about');
  await expect(newPost(page)).toBeVisible();
  const alice = await callAs(baseURL, 'alice');
  const [list] = listOf(await alice('/api/v1/lists')).map(objectOf);
  await page.goto(`/lists/${textOf(list?.['id'])}/edit`);
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
  await expect(newPost(page)).toHaveCount(0);
  await page.goto('/administration');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Reports/ })
      .first(),
  ).toBeVisible();
  await expect(newPost(page)).toHaveCount(0);
});
