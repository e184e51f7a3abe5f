import { compileTheme, palettes, toCss } from '@linnet/theme';
import { cards } from './harness/cards';
import { expectContrast } from './harness/expect-accessible';
import { openHome } from './harness/open-screens';
import { expect, test } from './harness/test';

/** Screens that show most of the colours, in the order in which one page visits them. */
const colourful = [
  { path: '/main/friends', heading: 'Home' },
  { path: '/alice/notifications', heading: 'Notifications' },
  { path: '/settings?tab=security', heading: 'Settings' },
];

/** Palettes that somebody has to choose; every screen is opened in the other two. */
const choosable = palettes.filter(({ id }) => id !== 'linnet-dark' && id !== 'linnet-light');

test('in every palette everything on home, in the notifications and in the settings can be read', async ({
  page,
}) => {
  // Each screen is checked in all palettes.
  test.slow();
  await openHome(page);
  await cards(page).first().getByRole('button', { name: 'Favourite' }).click();
  for (const { path, heading } of colourful) {
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await expect(page.getByRole('heading', { name: heading, level: 1 }).last()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const { id, palette } of choosable) {
      await test.step(`${heading} in ${id}`, async () => {
        await page.evaluate(showTheme, toCss(compileTheme(palette)));
        await expectContrast(page);
      });
    }
  }
});

/** Runs in the page: the colours of a theme take the place of those that the page has chosen. */
function showTheme(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}
