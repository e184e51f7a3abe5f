import { beforeEach, vi } from 'vitest';
import type { Page } from '../../testing/page/locator';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import { keepTrialsOpen } from '../../testing/page/trial';

const GALLERY = '/settings?tab=theme';
const sheet = () => document.getElementById('linnet-theme')?.textContent ?? '';
const section = (page: Page) => page.getByRole('region', { name: 'Theme files' });

const colours = { bg: '#101820', fg: '#203040', text: '#d0e0f0', link: '#ffb060' };
const texts = {
  'a style': `@meta { name: Reed }\n@palette.Night { bg: #101820; fg: #203040; text: #d0e0f0; link: #ffb060 }\nButton { roundness: 3 }`,
  'a theme of the second generation': JSON.stringify({
    _pleroma_theme_version: 2,
    name: 'Reed',
    source: { themeEngineVersion: 3, colors: colours },
  }),
  'a palette': JSON.stringify({ name: 'Reed', ...colours }),
  'a list of colours': JSON.stringify(['Reed', ...Object.values(colours)]),
  'a list of rules': JSON.stringify([
    { component: '@meta', directives: { name: 'Reed' } },
    { component: '@palette', variant: 'Night', directives: colours },
  ]),
};

async function paste(page: Page, text: string): Promise<void> {
  await section(page).getByRole('button', { name: 'Paste a theme' }).click();
  await section(page).getByLabel('The text of a theme').fill(text);
  await section(page).getByRole('button', { name: 'Use this theme' }).click();
}

for (const [what, text] of Object.entries(texts)) {
  test(`${what} that is pasted is shown at once, stays after a reload, and can be undone`, async ({
    page,
  }) => {
    await signIn(page, 'alice', GALLERY);
    await paste(page, text);
    await expect(page.getByText('“Reed” is your theme now.')).toBeVisible();
    await expect.poll(sheet).toContain('--bg:#101820');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Your own theme' })).toBeChecked();
    await expect.poll(sheet).toContain('--bg:#101820');
  });
}

test('a theme of a file is named after it where it has no name, and can be undone', async ({ page }) => {
  await signIn(page, 'alice', GALLERY);
  const file = new File([JSON.stringify(colours)], 'Sedge.json', { type: 'application/json' });
  await section(page).getByLabel('Import a theme').setInputFiles(file);
  await expect(page.getByText('“Sedge” is your theme now.')).toBeVisible();
  await expect.poll(sheet).toContain('--bg:#101820');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(sheet).toBe('');
});

test('a theme is passed on by a link, under which others can try it without losing theirs', async ({
  page,
}) => {
  await signIn(page, 'alice', GALLERY);
  await paste(page, texts['a style']);
  await section(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = new URL(await navigator.clipboard.readText());
  await page.getByRole('radio', { name: 'Dracula' }).click();
  await expect.poll(sheet).toContain('--bg:#282a36');
  await page.goto(`${link.pathname}${link.search}${link.hash}`);
  await expect(page.getByText('This style came with the link. It is yours once you save it.')).toBeVisible();
  await expect
    .poll(() => document.getElementById('linnet-theme-preview')?.textContent ?? '')
    .toContain('--bg:#101820');
  expect(sheet()).toContain('--bg:#282a36');
  expect(location.hash).toBe('');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByLabel('Background: colour in hex')).toHaveValue('#282a36');
});

test('what is no theme changes nothing, and says where it is wrong [3.4.027]', async ({ page }) => {
  await signIn(page, 'alice', GALLERY);
  await paste(page, '{\n"bg": "#101820",\n}');
  await expect(page.getByText('This can’t be used as a theme. Nothing has changed.')).toBeVisible();
  await expect(page.getByText('Line 3: This is not valid JSON')).toBeVisible();
  await section(page)
    .getByLabel('The text of a theme')
    .fill(JSON.stringify({ bg: 'red', text: '#000000' }));
  await section(page).getByRole('button', { name: 'Use this theme' }).click();
  await expect(page.getByText('bg is not a colour')).toBeVisible();
  await expect(page.getByText('link is missing')).toBeVisible();
  expect(sheet()).toBe('');
});

test('what of a theme is not understood is named with its line', async ({ page }) => {
  await signIn(page, 'alice', GALLERY);
  await paste(page, `${texts['a style']}\nButton {\n  glow: 3\n}`);
  await page.getByText('1 thing in it was not understood').click();
  await expect(page.getByText('Line 5: glow is not a directive')).toBeVisible();
});

test('a theme that could make the page hard to use is on trial', async ({ page }) => {
  await signIn(page, 'alice', GALLERY);
  await paste(page, `${texts['a style']}\nPanel { shadow: inset 0 0 0 99 #ff0000 }`);
  await expect.poll(sheet).toContain('--bg:#101820');
  await page.getByRole('button', { name: 'Undo change' }).click();
  await expect.poll(sheet).toBe('');
  await paste(page, `${texts['a style']}\nPanel { shadow: inset 0 0 0 99 #ff0000 }`);
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.reload();
  await expect.poll(sheet).toContain('--bg:#101820');
});

test('while another change is on trial, an import is not said to be applied', async ({ page }) => {
  await signIn(page, 'alice', '/settings?tab=appearance');
  const size = page.getByLabel('Text size', { exact: true });
  await size.fill('15');
  await size.press('Enter');
  await expect(page.getByText('Keep this change?')).toBeVisible();
  await page.getByRole('link', { name: 'Theme', exact: true }).click();
  await paste(page, `${texts['a style']}\nPanel { shadow: inset 0 0 0 99 #ff0000 }`);
  await expect(page.getByText('First keep or undo the last change.')).toBeVisible();
  await expect(page.getByText('“Reed” is your theme now.')).toHaveCount(0);
  expect(sheet()).toBe('');
});

beforeEach(keepTrialsOpen);

test('the theme in use is saved in each format, with what each would lose', async ({ page }) => {
  await signIn(page, 'alice', GALLERY);
  await paste(page, `${texts['a style']}\nBadge { shadow: 0 0 2 0 #000000 }`);
  await page.getByRole('button', { name: 'Keep' }).click();
  const made = vi.spyOn(URL, 'createObjectURL');
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  async function save(format: string): Promise<string> {
    const before = made.mock.calls.length;
    await section(page)
      .getByRole('button', { name: `Save as ${format}`, exact: true })
      .click();
    await expect.poll(() => made.mock.calls.length).toBe(before + 1);
    await expect.poll(() => clicked.mock.calls.length).toBe(before + 1);
    const blob = made.mock.lastCall?.[0];
    return blob instanceof Blob ? blob.text() : '';
  }
  expect(await save('Style')).toContain('Badge {');
  expect(clicked.mock.contexts.at(-1)).toMatchObject({ download: 'reed.iss' });
  expect(JSON.parse(await save('Theme'))).toMatchObject({
    name: 'Reed',
    source: { colors: { bg: '#101820' } },
  });
  expect(clicked.mock.contexts.at(-1)).toMatchObject({ download: 'reed.json' });
  expect(JSON.parse(await save('Palette'))).toMatchObject({ bg: '#101820' });
  expect(clicked.mock.contexts.at(-1)).toMatchObject({ download: 'pleroma_palette.json' });
  const losses = section(page).getByRole('listitem');
  await expect(losses.filter({ hasText: 'Keeps the whole theme.' })).toHaveCount(1);
  await expect(section(page).getByText('Badge shadow')).toHaveCount(2);
});
