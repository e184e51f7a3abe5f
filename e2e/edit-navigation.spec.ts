import type { Locator, Page } from '@playwright/test';
import { steadyBoxOf } from './harness/box-of';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { narrowOnly } from './harness/widths';

const part = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('list', { name, exact: true });
const rows = (page: Page, name: string) => part(page, name).getByRole('listitem');
const handle = (page: Page, list: string, name: string) =>
  part(page, list).getByRole('button', { name: `Move ${name}`, exact: true });

async function openEditor(page: Page): Promise<void> {
  await signIn(page, 'alice', '/nav-edit');
  await expect(page.getByRole('heading', { name: 'Edit navigation', level: 1 })).toBeVisible();
  await expect(rows(page, 'Pinned')).toHaveText(['Home', 'Messages', 'Chats']);
}

/** Drags a row by its handle to the middle of another. */
async function drag(page: Page, { from, to, by }: { from: Locator; to: Locator; by: 'mouse' | 'touch' }) {
  const [start, end] = [await steadyBoxOf(from), await steadyBoxOf(to)];
  const x = start.x + start.width / 2;
  const [top, bottom] = [start.y + start.height / 2, end.y + end.height / 2];
  if (by === 'mouse') {
    await page.mouse.move(x, top);
    await page.mouse.down();
    await page.mouse.move(x, (top + bottom) / 2, { steps: 4 });
    await page.mouse.move(x, bottom, { steps: 4 });
    await page.mouse.up();
    return;
  }
  const touch = await page.context().newCDPSession(page);
  const at = (y: number) => [{ x, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(top) });
  for (const part of [0.3, 0.6, 0.9, 1]) {
    const touchPoints = at(top + (bottom - top) * part);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Begins a drag by the mouse, which Escape ends: the row stays where it was. */
async function endsByEscape(page: Page): Promise<void> {
  const start = await steadyBoxOf(handle(page, 'Timelines', 'Home'));
  const end = await steadyBoxOf(handle(page, 'Timelines', 'Known network'));
  await page.mouse.move(start.x + 10, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(end.x + 10, end.y + 10, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(rows(page, 'Timelines')).toHaveText(['Home', 'Local', 'Known network']);
}

for (const [by, how, widths] of [
  ['mouse', 'mouse, unless Escape ends it', {}],
  ['touch', 'touch', narrowOnly],
] as const) {
  test.describe(`by ${by}`, () => {
    test.use({ hasTouch: by === 'touch' });

    test(
      `a row is dragged to its place by ${how}, and the way back is one step [1.2.034]`,
      widths,
      async ({ page }) => {
        await openEditor(page);
        await expectAccessible(page);
        const from = handle(page, 'Timelines', 'Home');
        if (by === 'mouse') await endsByEscape(page);
        await drag(page, { from, to: handle(page, 'Timelines', 'Known network'), by });
        await expect(rows(page, 'Timelines')).toHaveText(['Local', 'Known network', 'Home']);
        const reset = page.getByRole('button', { name: 'Reset navigation' });
        await reset.click();
        await expect(rows(page, 'Timelines')).toHaveText(['Home', 'Local', 'Known network']);
        await page.getByRole('button', { name: 'Undo', exact: true }).click();
        await expect(rows(page, 'Timelines')).toHaveText(['Local', 'Known network', 'Home']);
      },
    );
  });
}
