import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/expect-accessible';
import { expect, test } from './harness/test';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

async function opens(page: Page): Promise<void> {
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'About this server', level: 1 })).toBeVisible();
}

test('visitors read who runs the server, its rules, terms and features [1.2.026, 1.2.074, 1.6.005, 1.9.015]', async ({
  page,
}) => {
  await opens(page);
  await expect(part(page, 'The Hedge')).toContainText('people who like birds');
  await expect(part(page, 'The Hedge').getByRole('link', { name: 'hello@hedge.example' })).toHaveAttribute(
    'href',
    'mailto:hello@hedge.example',
  );
  const staff = part(page, 'Staff');
  const headings = staff.getByRole('heading', { level: 3 });
  await expect(headings).toHaveText(['Administrators', 'Moderators']);
  const lists = staff.getByRole('list');
  await expect(lists.nth(0).getByRole('link', { name: '@alice' })).toHaveAttribute('href', '/users/alice');
  await expect(lists.nth(1).getByRole('link', { name: '@bob' })).toHaveAttribute('href', '/users/bob');
  await expect(part(page, 'Rules').getByRole('listitem')).toHaveText([
    'Be kind',
    /^Describe your pictures.*read with our ears/,
  ]);
  await expect(part(page, 'Terms of service')).toContainText('have not written their terms yet');
  await expect(part(page, 'Terms of service').getByText('Terms of service')).toHaveCount(1);
  const features = part(page, 'Features');
  await expect(features).toContainText('Posts up to 5,000 characters');
  await expect(features).toContainText('Files up to 16 MB');
  await expect(features).toContainText('Emoji reactions');
  await expectAccessible(page);
});
