import { cards } from './harness/cards';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { openTimelineMenu, timelineName } from './harness/timeline-menu';
import { bothWidths } from './harness/widths';

/** The entries of a member's menu, without lists. */
const PLACES = [
  ['Local', 'Local timeline', '/main/public'],
  ['Known network', 'Known network', '/main/all'],
  ['Interactions', 'Interactions', '/users/alice/interactions'],
  ['Direct messages', 'Direct messages', '/users/alice/dms'],
  ['Bookmarks', 'Bookmarks', '/bookmarks'],
  ['Favourites', 'Favourites', '/favourites'],
  ['Home', 'Home', '/main/friends'],
] as const;

test(
  'the name of a timeline opens a menu that leads to every other one [2.2.028, 2.2.029]',
  bothWidths,
  async ({ page }) => {
    await signIn(page, 'alice');
    for (const [entry, name, address] of PLACES) {
      await (await openTimelineMenu(page)).getByRole('menuitem', { name: entry, exact: true }).click();
      await expect(timelineName(page)).toHaveText(name);
      await expect(page).toHaveURL(address);
      await expect(cards(page).first()).toBeVisible();
    }
  },
);
