import type { Locator, Page } from '@playwright/test';
import { cardWith } from './harness/cards';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';

/** A preference: what is changed in its control, and where that is seen. */
interface Effect {
  /** The words of its row. */
  readonly row: string;
  readonly change: (control: Locator) => Promise<unknown>;
  readonly seen: (page: Page) => Promise<unknown>;
  readonly as: unknown;
}

const POST = 'A reed :linnet: in the wind.';

/** A computed style of what is found first, also behind the window. */
function style(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

const fill = (words: string) => (control: Locator) => control.fill(words).then(() => control.press('Enter'));
const choose = (value: string) => (control: Locator) => control.selectOption(value);
const click = (control: Locator) => control.click();
const main = 'main[id=content]';
const post = `${main} article`;

/** How the page behind the window looks, setting by setting. */
const looks: readonly Effect[] = [
  {
    row: 'Size of emoji in posts',
    change: fill('4'),
    seen: (page) =>
      page
        .locator(post, { hasText: 'A reed' })
        .locator('[dir=auto] img[alt=":linnet:"], [dir=auto] canvas')
        .first()
        .evaluate((emoji) => emoji.getBoundingClientRect().height),
    as: 56,
  },
  {
    row: 'Roundness of corners',
    change: choose('0'),
    seen: (page) => style(page, 'header [href="/settings"]', 'border-radius'),
    as: '0px',
  },
  {
    row: 'Font of the interface',
    change: fill('Linnet Sans'),
    seen: (page) => style(page, 'body', 'font-family'),
    as: '"Linnet Sans", sans-serif',
  },
  {
    row: 'Font of fields',
    change: fill('Linnet Slab'),
    seen: (page) => style(page, 'textarea', 'font-family'),
    as: '"Linnet Slab", sans-serif',
  },
  {
    row: 'Font of posts',
    change: fill('Linnet Serif'),
    seen: (page) => style(page, `${post} p`, 'font-family'),
    as: '"Linnet Serif", sans-serif',
  },
  {
    row: 'Font of code',
    change: fill('Linnet Mono'),
    seen: (page) => style(page, `${post} code`, 'font-family'),
    as: '"Linnet Mono", monospace',
  },
  {
    row: 'Layer behind the columns',
    change: choose('opaque'),
    seen: (page) =>
      page
        .locator(main)
        .evaluate(
          ({ parentElement }) => parentElement && getComputedStyle(parentElement, '::before').opacity,
        ),
    as: '1',
  },
  {
    row: 'Let headers scroll away',
    change: click,
    seen: (page) => style(page, `${main} header`, 'position'),
    as: 'static',
  },
  {
    row: 'Sidebar on the other side',
    change: click,
    seen: (page) => page.locator('[data-sidebar]').getAttribute('data-sidebar'),
    as: 'end',
  },
  {
    row: 'Centre dialogs on phones',
    change: click,
    seen: (page) => page.evaluate(() => document.documentElement.hasAttribute('data-centred-windows')),
    as: true,
  },
  {
    row: 'Language',
    change: choose('en'),
    seen: (page) => page.evaluate(() => localStorage.getItem('linnet-language')),
    as: 'en',
  },
];

/** How posts look. */
const posts: readonly Effect[] = [
  {
    row: 'Hide the counts of posts',
    change: click,
    seen: (page) =>
      cardWith(page, 'A reed')
        .getByRole('button', { name: /^Favourite/ })
        .textContent(),
    as: '',
  },
  {
    row: 'Show the time of day, not how long ago',
    change: click,
    seen: async (page) =>
      /\d:\d\d/.test((await cardWith(page, 'A reed').locator('time').textContent()) ?? ''),
    as: true,
  },
];

test('each choice of how the page looks is seen at once, and again after a reload [3.4.029, 3.9.027]', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ frontendConfiguration: { background: '/images/hills.png' } });
  await sandbox.post({ as: 'bob', text: `${POST} And \`code\`.`, contentType: 'text/markdown' });
  await signIn(page, 'alice');
  await storeSettings(page, { expertLevel: 1 });
  await page.goto('/main/friends');
  await expect(cardWith(page, 'A reed')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-wallpaper', '');
  await see(page, looks);
});

test('each choice of how posts look is seen at once, and again after a reload', async ({ page, sandbox }) => {
  const { id } = await sandbox.post({ as: 'bob', text: POST });
  await sandbox.act({ as: 'carol', action: 'favourite', status: id });
  await signIn(page, 'alice');
  await expect(cardWith(page, 'A reed')).toBeVisible();
  await see(page, posts);
});

test('fonts that cannot be listed are told of, and one can be named all the same [1.8.017, 3.8.015]', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.set(window, 'queryLocalFonts', undefined));
  await signIn(page, 'alice');
  await page.goto('/settings?tab=appearance');
  await page.getByRole('button', { name: 'Show the fonts of this device' }).first().click();
  await expect(page.getByText('The fonts of this device cannot be listed here.')).toBeVisible();
  const font = page.getByLabel('Font of the interface', { exact: true });
  await font.fill('Bad; name');
  await expect(font).toHaveAccessibleDescription(/letters, digits/);
  await font.fill('Linnet Sans');
  await font.press('Enter');
  await expect.poll(() => style(page, 'body', 'font-family')).toContain('Linnet Sans');
});

/** Changes each in the window, looks behind it, and looks again when the page has come anew. */
async function see(page: Page, effects: readonly Effect[]): Promise<void> {
  const look = async (): Promise<Record<string, unknown>> => {
    const seen = effects.map(async ({ row, seen: find }) => [row, await find(page)] as const);
    return Object.fromEntries(await Promise.all(seen));
  };
  const wanted = Object.fromEntries(effects.map(({ row, as }) => [row, as]));
  const before = await look();
  expect(effects.filter(({ row, as }) => before[row] === as)).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  for (const { row, change } of effects) {
    await dialog.getByRole('searchbox').fill(row);
    await change(dialog.getByLabel(row, { exact: true }));
  }
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(look).toEqual(wanted);
  await page.reload();
  await expect.poll(look).toEqual(wanted);
}
