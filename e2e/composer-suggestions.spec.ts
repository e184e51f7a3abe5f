import type { Locator, Page } from '@playwright/test';
import { cards } from './harness/cards';
import { expectAccessible, expectContrast } from './harness/expect-accessible';
import { openComposer } from './harness/open-composer';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { bothWidths } from './harness/widths';

async function writing(page: Page, settings: Readonly<Record<string, unknown>> = {}) {
  await storeSettings(page, settings);
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  const form = await openComposer(page);
  const field = textField(form);
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  return { form, field };
}

const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');

/** Whether all of a part can be seen. */
async function standsInWindow(part: Locator, page: Page): Promise<boolean> {
  const box = await part.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  return (
    box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
  );
}

test('somebody is found by the beginning of a name, and written by keyboard alone [2.5.027]', async ({
  page,
}) => {
  const { form, field } = await writing(page);
  await field.pressSequentially('Hello @caro');
  const first = options(page).first();
  await expect(first).toContainText('@carol');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'none');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Hello @carol ');
  await expect(list(page)).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.type('how are you?');
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(cards(page).first()).toContainText('how are you?');
});

test('the server is asked once for what was typed in one go, and resolves names [2.5.027]', async ({
  page,
  sandbox,
}) => {
  const { field } = await writing(page);
  await field.pressSequentially('@caro', { delay: 20 });
  const searches = async () =>
    (await sandbox.log())
      .filter(({ path }) => path === '/api/v1/accounts/search')
      .map(({ query }) => new URLSearchParams(query));
  await expect.poll(async () => (await searches()).length).toBe(1);
  const [search] = await searches();
  expect([search?.get('q'), search?.get('resolve'), search?.get('limit')]).toEqual(['caro', 'true', '20']);
  // Nobody's server is asked with each letter of its name.
  await field.pressSequentially('l@far.exam', { delay: 20 });
  await field.pressSequentially(' @bo');
  await expect.poll(async () => (await searches()).map((one) => one.get('q'))).toEqual(['caro', 'bo']);
});

test('nothing is offered for a sign alone, five at most for more [2.5.029, 2.5.030]', async ({
  page,
  sandbox,
}) => {
  const { field } = await writing(page);
  await field.pressSequentially('@');
  await field.pressSequentially(' :s');
  await expect(options(page)).toHaveCount(5);
  expect((await sandbox.log()).some(({ path }) => path === '/api/v1/accounts/search')).toBe(false);
  await field.pressSequentially(' ');
  await expect(list(page)).toBeHidden();
});

test('emoji are found by name and keyword, and stand with spaces around them [2.5.028]', async ({ page }) => {
  const { field } = await writing(page);
  await field.pressSequentially('Tea :blob_te');
  await expect(options(page).first()).toContainText(':blob_tea:');
  await expect(options(page).first().locator('img')).toHaveJSProperty('complete', true);
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Tea :blob_tea: ');
  // A keyword, no part of the name.
  await field.pressSequentially(':orthop');
  await expect(options(page)).toHaveText(['🦗cricket']);
  await page.keyboard.press('Escape');
  await field.pressSequentially(' :honeyb');
  await expect(options(page)).toHaveText(['🐝honeybee']);
  await options(page).first().click();
  await expect(field).toHaveValue('Tea :blob_tea: :orthop 🐝 ');
  await expect(field).toBeFocused();
});

test('without spaces for those who want none, and the first reached by itself', async ({ page }) => {
  const { field } = await writing(page, { padEmoji: false, autocompleteSelect: true });
  await field.pressSequentially(':honeyb');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('🐝');
});

test('a subject is completed with emoji, and with nobody', async ({ page }) => {
  const { form } = await writing(page);
  const subjectButton = form.getByRole('button', { name: 'Add a subject' });
  if (await subjectButton.isVisible()) await subjectButton.click();
  const subject = form.getByRole('textbox', { name: 'Subject (optional)' });
  await expect(subject).toHaveAttribute('aria-autocomplete', 'list');
  await subject.pressSequentially('@carol :honeyb');
  await expect(options(page)).toHaveText(['🐝honeybee']);
  await page.keyboard.press('Tab');
  await expect(subject).toHaveValue('@carol 🐝 ');
  await expect(subject).toBeFocused();
});

test('hashtags of what was read are completed', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'bob', text: 'Twigs again #nestbuilding' });
  const { field } = await writing(page);
  await field.pressSequentially('My own #nestb');
  await expect(options(page)).toHaveText(['#nestbuilding']);
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('My own #nestbuilding ');
});

test('what was completed is in the draft, and can be undone', async ({ page }) => {
  const { field } = await writing(page);
  await field.pressSequentially('Hi @carol');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Hi @carol ');
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(/^Hi @?/);
  await expect(field).not.toHaveValue('Hi @carol ');
  await page.keyboard.press('Control+Shift+z');
  await expect(field).toHaveValue('Hi @carol ');
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(textField(await openComposer(page))).toHaveValue('Hi @carol ');
});

test(
  'Escape takes the suggestions away and leaves the form; the next closes that',
  bothWidths,
  async ({ page }) => {
    await storeSettings(page, { unsavedPostAction: 'save' });
    await signIn(page, 'alice');
    const card = cards(page).first();
    await card.getByRole('button', { name: /^Reply/ }).click();
    const field = textField(card);
    await expect(field).toHaveAttribute('aria-autocomplete', 'list');
    await field.pressSequentially('@caro');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(field).toBeFocused();
    // It is not offered again for the same word.
    await page.keyboard.type('l and @bo');
    await expect(options(page).first()).toContainText('@bob');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  },
);

test('they go when the focus goes, and how many there are is said for a moment [2.5.030]', async ({
  page,
}) => {
  const { form, field } = await writing(page);
  const said = form.getByText(/^\d suggestion/);
  await field.pressSequentially('@caro');
  await expect(said).toBeAttached();
  await expect(said).not.toBeAttached();
  await expect(list(page)).toBeVisible();
  await field.blur();
  await expect(list(page)).toBeHidden();
});

test('a search that fails costs nothing: who is known is offered, and the text stays', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await sandbox.post({ as: 'carol', text: 'Dew on everything.' });
  await sandbox.fail({ path: '/api/v1/accounts/search', status: 500, times: 5 });
  const { field } = await writing(page);
  await field.pressSequentially('@caro');
  await expect(options(page).first()).toContainText('@carol');
  const failed = async () =>
    (await sandbox.log()).filter(({ path, status }) => path === '/api/v1/accounts/search' && status === 500);
  await expect.poll(async () => (await failed()).length).toBe(1);
  await expect(options(page).first()).toContainText('@carol');
  await expect(field).toHaveValue('@caro');
});

test(
  'the list stands in the window at any width, over what a keyboard covers too',
  bothWidths,
  async ({ page }) => {
    const { field } = await writing(page);
    for (const size of [page.viewportSize(), { width: 320, height: 568 }, { width: 320, height: 300 }]) {
      if (size !== null) await page.setViewportSize(size);
      if (!(await field.isVisible())) continue;
      await field.fill('');
      await field.pressSequentially('Somewhere far to the right of it all @caro');
      await expect(options(page).first()).toBeVisible();
      await expect.poll(() => standsInWindow(list(page), page)).toBe(true);
      const [box, beside] = [await list(page).boundingBox(), await field.boundingBox()];
      // Near the word: it does not cover the line above it, nor lie at the other end of the page.
      expect(box !== null && beside !== null && Math.abs(box.y - beside.y)).toBeLessThan(size?.height ?? 0);
    }
  },
);

test('the rules of accessibility are kept while something is suggested', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const { form, field } = await writing(page);
  await field.pressSequentially('@caro');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(form.or(list(page)).first()).toBeVisible();
  await expectAccessible(page, 'form, [role=listbox]');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectContrast(page, 'form, [role=listbox]');
});
