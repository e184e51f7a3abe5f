import { cards } from './harness/cards';
import { expectContrast } from './harness/expect-accessible';
import { openHome } from './harness/open-screens';
import { navigateTo } from './harness/screens';
import { choosableThemes, inTheme } from './harness/show-theme';
import { expect, test } from './harness/test';

/** Screens that show most of the colours, in the order in which one page visits them. */
const colourful = [
  { path: '/main/friends', heading: 'Home' },
  { path: '/alice/notifications', heading: 'Notifications' },
  { path: '/settings?tab=security', heading: 'Settings' },
];

test('in every theme everything on home, in the notifications and in the settings can be read', async ({
  page,
}) => {
  // Each screen is checked in all themes.
  test.slow();
  await openHome(page);
  await cards(page).first().getByRole('button', { name: 'Favourite' }).click();
  for (const { path, heading } of colourful) {
    await navigateTo(page, path);
    await expect(page.getByRole('heading', { name: heading, level: 1 }).last()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const each of choosableThemes) {
      await test.step(`${heading} in ${each.id}`, () => inTheme(page, each, () => expectContrast(page)));
    }
  }
});
