import type { Page } from '@playwright/test';
import { cards } from './harness/cards';
import { changeSettings, click } from './harness/change-settings';
import { expectPosted } from './harness/write-post';
import { waitForUploads, pickFiles, postedFiles, servedBytes } from './harness/composer-files';
import { drawnPicture } from './harness/picture-with-metadata';
import { openComposer } from './harness/open-composer';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';

async function openHome(page: Page): Promise<void> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
}

/** Runs a check at once, and again after a reload. */
async function nowAndLater(page: Page, look: () => Promise<void>): Promise<void> {
  await look();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await look();
}

test('the button for a new post makes way, and is there at every width, as chosen, after a reload too', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'New post', exact: true });
  const wide = page.viewportSize() ?? { width: 1440, height: 900 };
  await openHome(page);
  await expect(button).toBeHidden();
  await changeSettings(page, 'Composing', [
    { row: 'Hide the new post button while scrolling', change: click },
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  // After a reload the page is long enough only once the timeline has loaded.
  const scrollTo = (top: number) =>
    expect
      .poll(() =>
        page.evaluate((to) => {
          window.scrollTo({ top: to, behavior: 'instant' });
          return Math.round(scrollY);
        }, top),
      )
      .toBe(top);
  await nowAndLater(page, async () => {
    // By key: a page that goes back to its place after a reload leaves alone who scrolls.
    await expect(async () => {
      await page.keyboard.press('Home');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }).toPass();
    await expect(button).toBeVisible();
    await scrollTo(600);
    await expect(button).toBeHidden();
  });
  await page.setViewportSize(wide);
  await changeSettings(page, 'Composing', [{ row: 'Always show the new post button', change: click }]);
  await nowAndLater(page, () => expect(button).toBeVisible());
});

test('pictures are sent as they are or as JPEG, and descriptions are asked for, as chosen, after a reload too', async ({
  page,
}) => {
  // Large pictures are made and sent several times.
  test.slow();
  await openHome(page);
  const shot = await drawnPicture(page, 'shot.png', { width: 400, height: 300, noisy: true });
  const view = await drawnPicture(page, 'view.jpg', { width: 2600, height: 400, noisy: true });
  let times = 0;
  const sends = async (picture: typeof shot) => {
    const words = `View ${(times += 1)}`;
    const form = await openComposer(page);
    await textField(form).fill(words);
    await pickFiles(form, [picture]);
    await waitForUploads(form, 1);
    await form.getByRole('button', { name: 'Post', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Send without descriptions?' });
    await question.getByRole('button', { name: 'Send anyway' }).click();
    await expectPosted(page, words);
    return (await postedFiles(page, words))[0];
  };
  await changeSettings(page, 'Composing', [
    { row: 'Convert all pictures to JPEG', change: click },
    { row: 'Remind me of missing descriptions', change: click },
  ]);
  await nowAndLater(page, async () => expect((await sends(shot))?.type).toBe('image/jpeg'));
  await changeSettings(page, 'Composing', [{ row: 'Make pictures smaller before upload', change: click }]);
  await nowAndLater(page, async () => {
    const whole = await servedBytes((await sends(view))?.url ?? '');
    expect(whole.length).toBeGreaterThan(view.buffer.length - 1000);
  });
});
