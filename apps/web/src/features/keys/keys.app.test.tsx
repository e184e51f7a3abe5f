import { beforeEach, vi } from 'vitest';
import { expectAccessible } from '../../testing/page/accessible';
import type { Locator, Page } from '../../testing/page/locator';
import { cardWith, cards, newPosts, selectedCard, textField } from '../../testing/page/parts';
import { listOf, objectOf } from '../../testing/page/json';
import { readJson } from '../../testing/page/server';
import { storeSettings } from '../../testing/page/settings';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

beforeEach(() => {
  // There is no layout: each card is in view.
  const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  place.mockReturnValue(new DOMRect(0, 100, 600, 100));
  return () => place.mockRestore();
});

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

/** Presses a key, waits until another post is selected than `from`, and answers its id. */
async function step(page: Page, key: string, from: string | null): Promise<string> {
  await page.keyboard.press(key);
  let id = from;
  // While the list draws the next post, none has the focus for a moment.
  await expect.poll(async () => (id = await selectedId(page)) !== from && id !== null).toBe(true);
  return `${id}`;
}

function selectedId(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-status') ?? null);
}

async function openHome(page: Page): Promise<void> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
}

test('what is selected stays selected when new posts are shown above it', async ({ page, sandbox }) => {
  await openHome(page);
  await step(page, 'j', null);
  const id = await step(page, 'j', await selectedId(page));
  await expect.poll(() => sandbox.streams()).toContain('user');
  await sandbox.post({ as: 'carol', text: 'Swans, two of them.' });
  await expect(newPosts(page)).toHaveText('1 new');
  await page.keyboard.press('.');
  await expect(cards(page).first()).toContainText('Swans, two of them.');
  await expect.poll(() => selectedId(page)).toBe(id);
  await expect(page.locator('[aria-live="polite"] > p')).toHaveText(['New posts are shown']);
});

test('keys do with the selected post what its buttons do', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'carol', text: 'The butler did it.', spoilerText: 'The end of the book' });
  await storeSettings(page, { collapseMessageWithSubject: true });
  await openHome(page);
  const card = cardWith(page, 'The end of the book');
  await expect(card).toBeVisible();
  await step(page, 'j', null);
  await expect(card).toBeFocused();
  await expect(card.getByRole('button', { name: 'Show more' })).toBeVisible();
  await expect(card).not.toContainText('The butler did it.');
  await page.keyboard.press('x');
  await expect(card).toContainText('The butler did it.');
  await page.keyboard.press('x');
  await expect(card).not.toContainText('The butler did it.');
  await page.keyboard.press('f');
  await expect(card.getByRole('button', { name: /Remove favourite/ })).toBeVisible();
  await page.keyboard.press('b');
  await expect(card.getByRole('button', { name: /Undo repeat/ })).toBeVisible();
  await expect(card).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card).toBeFocused();
  await page.keyboard.press('q');
  await expect(page.getByRole('form', { name: /quote/i })).toBeVisible();
});

test('a key covers and uncovers media', async ({ page, sandbox, baseURL }) => {
  const newest = listOf(await readJson(`${baseURL}/api/v1/timelines/public?limit=40`)).map(objectOf);
  const pictured = newest.find(({ media_attachments: media }) => listOf(media).length > 0);
  const body = [{ ...pictured, sensitive: true }];
  await sandbox.fail({ path: '^/api/v1/timelines/public', status: 200, body, times: 99 });
  await page.goto('/main/all');
  const card = cards(page).first();
  await expect(card.getByRole('button', { name: 'Show', exact: true })).toBeVisible();
  await card.focus();
  await page.keyboard.press('s');
  await expect(card.getByRole('button', { name: 'Hide sensitive media' }).first()).toBeVisible();
  await page.keyboard.press('s');
  await expect(card.getByRole('button', { name: 'Hide sensitive media' })).toHaveCount(0);
});

test('two keys after each other go places; others lead to the search and to a new post', async ({ page }) => {
  await openHome(page);
  for (const [keys, address] of [
    ['gl', /\/main\/public$/],
    ['gt', /\/main\/all$/],
    ['gn', /\/alice\/notifications$/],
    ['gp', /\/users\/alice$/],
    ['gh', /\/main\/friends$/],
  ] as const) {
    await page.keyboard.type(keys);
    await expect(page).toHaveURL(address);
  }
  await expect(cards(page).first()).toBeVisible();
  // With another key in between, the shortcut does not navigate.
  await page.keyboard.type('gzl');
  await page.keyboard.press('n');
  const field = textField(page.getByRole('form', { name: 'New post' }));
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(/\/main\/friends$/);
  await page.keyboard.type('gl?j');
  await expect(field).toHaveValue('gl?j');
  await expect(page).toHaveURL(/\/main\/friends$/);
  await expect(sheet(page)).toBeHidden();
});

test('the slash leads to the search, and stays out of its field', async ({ page }) => {
  await openHome(page);
  await page.keyboard.press('/');
  await expect(page.getByLabel('People, posts, hashtags')).toBeFocused();
  await expect(page.getByLabel('People, posts, hashtags')).toHaveValue('');
});

test('keys of other alphabets count by their place, and none while a word is composed', async ({ page }) => {
  await openHome(page);
  const press = (init: { key: string; code: string; isComposing?: true; altKey?: true; shiftKey?: true }) =>
    page.evaluate((given) => {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...given });
      return (document.activeElement ?? document.body).dispatchEvent(event);
    }, init);
  await step(page, 'j', null);
  const first = await selectedId(page);
  await press({ key: 'о', code: 'KeyJ', isComposing: true });
  await press({ key: 'о', code: 'KeyJ', altKey: true });
  await press({ key: 'О', code: 'KeyJ', shiftKey: true });
  expect(await selectedId(page)).toBe(first);
  await press({ key: 'о', code: 'KeyJ' });
  expect(await selectedId(page)).not.toBe(first);
  await press({ key: 'л', code: 'KeyK' });
  expect(await selectedId(page)).toBe(first);
});

test.describe('the sheet of keys', () => {
  const row = (page: Page, label: string): Locator =>
    sheet(page).getByRole('listitem').filter({ hasText: label });

  async function openSheet(page: Page): Promise<void> {
    await openHome(page);
    await page.keyboard.press('?');
    await expect(sheet(page)).toBeVisible();
  }

  test('tells every key in groups, and keeps the rules of accessibility', async ({ page }) => {
    await openSheet(page);
    await expect(row(page, 'Next post')).toHaveText(/J\s*or\s*↓\s*or\s*PgDn$/);
    await expect(row(page, 'Go to the newest notice').locator('kbd')).toHaveText(['F8']);
    await expect(row(page, 'Known network').locator('kbd')).toHaveText(['G', 'T']);
    await expect(sheet(page).getByRole('heading', { level: 3 })).toHaveCount(4);
    await expectAccessible(page, '[role=dialog]');
    await sheet(page).getByRole('button', { name: 'Change keys' }).click();
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
  });

  test('changes a key, says whose a key is already, and keeps it over a reload', async ({ page }) => {
    await openSheet(page);
    await sheet(page).getByRole('button', { name: 'Change keys' }).click();
    const change = row(page, 'Next post').getByRole('button', { name: /^Change the key/ });
    await change.click();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeVisible();
    await change.click();
    await page.keyboard.press('k');
    await expect(row(page, 'Next post').getByRole('alert')).toContainText(
      'K is already used for “Previous post”.',
    );
    await row(page, 'Next post').getByRole('button', { name: 'Cancel' }).click();
    await change.click();
    await page.keyboard.press('w');
    await expect(change).toHaveAccessibleName('Change the key for “Next post”, now W');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
    await step(page, 'w', null);
    await expect(cards(page).first()).toBeFocused();
    const first = await selectedId(page);
    await page.keyboard.press('j');
    expect(await selectedId(page)).toBe(first);
  });

  test('takes a key from what it did, and gives all back', async ({ page }) => {
    await openSheet(page);
    await sheet(page).getByRole('button', { name: 'Change keys' }).click();
    await row(page, 'Next post')
      .getByRole('button', { name: /^Change the key/ })
      .click();
    await page.keyboard.press('k');
    await sheet(page).getByRole('button', { name: 'Use here' }).click();
    await expect(row(page, 'Previous post')).toContainText('no key');
    // Mirrored, the arrow would read as reloading.
    const reset = row(page, 'Previous post').getByRole('button', { name: /^Reset the key/ });
    await expect(reset.locator('svg')).not.toHaveClass(/mirrored/);
    await sheet(page).getByRole('button', { name: 'Reset all' }).click();
    await expect(row(page, 'Previous post')).not.toContainText('no key');
  });

  test('turns off a key, and all of them', async ({ page }) => {
    await openSheet(page);
    await sheet(page).getByRole('button', { name: 'Change keys' }).click();
    await row(page, 'Next post').getByRole('button', { name: 'Turn off “Next post”' }).click();
    await expect(row(page, 'Next post')).toContainText('no key');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await page.keyboard.press('j');
    await expect(selectedCard(page)).toHaveCount(0);
    await step(page, 'k', null);
    await page.keyboard.press('?');
    await sheet(page).getByRole('switch', { name: 'Keyboard shortcuts' }).click();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(selectedCard(page)).toHaveCount(1);
    await page.keyboard.press('?');
    await page.keyboard.press('f');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(selectedCard(page).getByRole('button', { pressed: true })).toHaveCount(0);
  });

  test('is reached from the settings too', async ({ page }) => {
    await signIn(page, 'alice', '/settings?tab=general');
    await page.getByRole('button', { name: 'Keys', exact: true }).click();
    await expect(sheet(page)).toBeVisible();
  });
});
