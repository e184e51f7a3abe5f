import { objectOf, textOf } from '../../../testing/page/json';
import { expectAccessible } from '../../../testing/page/accessible';
import type { Page } from '../../../testing/page/locator';
import { cards, timelineName } from '../../../testing/page/parts';
import { callAs } from '../../../testing/page/server';
import { storeSettings } from '../../../testing/page/settings';
import { signIn } from '../../../testing/page/sign-in';
import { expect, test } from '../../../testing/page/test';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const pinned = (page: Page) => page.getByRole('navigation', { name: 'Pinned' }).getByRole('link');

async function openHome(page: Page): Promise<void> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await expect(main(page)).toBeVisible();
}

test('the groups of timelines and lists fold away and stay so; the lists lead to their timelines and to where they are made [1.2.047, 1.2.048]', async ({
  page,
}) => {
  await openHome(page);
  await expectAccessible(page, 'nav[aria-label=Main]');
  const group = (name: string) => main(page).getByRole('button', { name, exact: true });
  await expect(group('Timelines')).toHaveAttribute('aria-expanded', 'true');
  await group('Timelines').click();
  await expect(main(page).getByRole('link', { name: 'Known network' })).toBeHidden();
  await group('Lists').click();
  await expect(main(page).getByRole('link', { name: 'Birds' })).toBeVisible();
  await page.reload();
  await expect(group('Timelines')).toHaveAttribute('aria-expanded', 'false');
  await main(page).getByRole('link', { name: 'Birds' }).click();
  await expect(timelineName(page)).toHaveText('Birds');
  await main(page).getByRole('link', { name: 'Manage lists' }).click();
  await expect(timelineName(page)).toHaveText('Lists');
});

test('a list that is pinned stands in the strip under its first letter [1.2.048]', async ({
  page,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  const made = await alice('/api/v1/lists', { method: 'POST', body: { title: 'Zebras' } });
  const id = textOf(objectOf(made)['id']);
  await storeSettings(page, { pinnedNavItems: ['home', `list-${id}`] });
  await signIn(page, 'alice');
  await expect(pinned(page)).toHaveCount(2);
  await expect(pinned(page).last()).toHaveAccessibleName('Zebras');
  await expect(pinned(page).last()).toHaveText(/^ZZebras/);
  await pinned(page).last().click();
  await expect(timelineName(page)).toHaveText('Zebras');
});

test('visitors find the public timeline, the known network and about in the strip [1.2.050]', async ({
  page,
}) => {
  await page.goto('/main/all');
  await expect(pinned(page)).toHaveCount(3);
  for (const [at, name] of ['Local', 'Known network', 'About'].entries()) {
    await expect(pinned(page).nth(at)).toHaveAccessibleName(name);
  }
  await expect(page.getByRole('button', { name: 'Edit pinned pages' })).toHaveCount(0);
});

test('folded, only the strip stands there, and the arrow brings the rest back', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Collapse navigation', exact: true }).click();
  await expect(main(page)).toBeHidden();
  await page.reload();
  await expect(pinned(page)).toHaveCount(3);
  await expect(main(page)).toBeHidden();
  await page.getByRole('button', { name: 'Expand navigation' }).click();
  await expect(main(page)).toBeVisible();
});
