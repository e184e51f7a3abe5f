import type { Locator, Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const favouritedBy = (page: Page) => page.getByRole('dialog', { name: 'Favourited by' });

/** Makes a post that bob and carol favourited and bob quotes. */
async function likedPost(sandbox: ControlDoor): Promise<string> {
  const { id } = await sandbox.post({ as: 'alice', text: 'Worth a star.' });
  for (const as of ['bob', 'carol']) await sandbox.act({ as, action: 'favourite', status: id });
  await sandbox.post({ as: 'bob', text: 'Look at this star.', quote: id });
  return id;
}

function focused(page: Page): Locator {
  return page.getByRole('main').locator('article[aria-current=true]');
}

test('what opens beside a post keeps away from the edges of the page [2.9.015]', async ({
  page,
  sandbox,
}) => {
  const id = await likedPost(sandbox);
  await signIn(page, 'alice', `/notice/${id}`);
  const count = focused(page).getByRole('button', { name: '2 favourites' });
  // The window is hardly larger than the list, with the count at its side.
  await page.setViewportSize({ width: 340, height: 420 });
  await count.click();
  await expect(favouritedBy(page).getByRole('listitem')).toHaveCount(2);
  await expect
    .poll(async () => {
      const box = await favouritedBy(page).boundingBox();
      if (box === null) return null;
      const { x, y, width, height } = box;
      const free = { left: x, right: 340 - x - width, top: y, bottom: 420 - y - height };
      const least = { left: 10, right: 10, top: 50, bottom: 5 };
      return Object.entries(least)
        .filter(([side, pixels]) => Reflect.get(free, side) < pixels)
        .map(([side]) => `${side}: ${Reflect.get(free, side)}`);
    })
    .toEqual([]);
});
